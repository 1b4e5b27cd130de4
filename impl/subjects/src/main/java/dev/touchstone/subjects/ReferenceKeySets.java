package dev.touchstone.subjects;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.keys.KeysContract;
import dev.touchstone.selector.ArrayKeySet;
import dev.touchstone.selector.RebuildingKeySet;
import dev.touchstone.subjects.keys.SelectorKeySetSubject;
import java.util.List;

/** The reference key sets and their contracts. */
final class ReferenceKeySets {
  static final KeysContract ARRAY =
      contract(
          "keys-strong,memory=SEQUENTIAL,cost=CHANGES,shrinking=true,bytes=0,"
              + "baseline=touchstone:RebuildingKeySet");

  static final List<Subject> SUBJECTS =
      List.of(
          new SelectorKeySetSubject("touchstone:ArrayKeySet", ARRAY, ArrayKeySet::new),
          new SelectorKeySetSubject(
              "touchstone:RebuildingKeySet",
              contract("keys-strong,memory=SEQUENTIAL,cost=ALL"),
              RebuildingKeySet::new));

  private ReferenceKeySets() {}

  private static KeysContract contract(String text) {
    return (KeysContract) Contracts.parse(text);
  }
}
