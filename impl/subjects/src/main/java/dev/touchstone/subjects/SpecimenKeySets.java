package dev.touchstone.subjects;

import dev.touchstone.contracts.Subject;
import dev.touchstone.selector.SelectorKeySet;
import dev.touchstone.selector.Wakeup;
import dev.touchstone.subjects.keys.SelectorKeySetSubject;
import dev.touchstone.subjects.specimens.keys.KeysAllocatesPerSelection;
import dev.touchstone.subjects.specimens.keys.KeysAppliesKeyByKey;
import dev.touchstone.subjects.specimens.keys.KeysCancellerDeselects;
import dev.touchstone.subjects.specimens.keys.KeysCountLessCancelled;
import dev.touchstone.subjects.specimens.keys.KeysFieldBeforeEnqueue;
import dev.touchstone.subjects.specimens.keys.KeysHoleKeepsIndex;
import dev.touchstone.subjects.specimens.keys.KeysInterestDropsIndex;
import dev.touchstone.subjects.specimens.keys.KeysInterestNotAtomic;
import dev.touchstone.subjects.specimens.keys.KeysInterestUnderSelectionLock;
import dev.touchstone.subjects.specimens.keys.KeysLockOrder;
import dev.touchstone.subjects.specimens.keys.KeysNeverShrinks;
import dev.touchstone.subjects.specimens.keys.KeysReadyOverwritten;
import dev.touchstone.subjects.specimens.keys.KeysRebuildsUnderPromise;
import dev.touchstone.subjects.specimens.keys.KeysRepacksInFlight;
import dev.touchstone.subjects.specimens.keys.KeysSelectsCancelled;
import dev.touchstone.subjects.specimens.keys.KeysSlow;
import dev.touchstone.subjects.specimens.keys.KeysStaleDescriptor;
import dev.touchstone.subjects.specimens.keys.KeysWakeupDrainedIfFirst;
import dev.touchstone.subjects.specimens.keys.KeysWakeupFlagOfBothSides;
import java.util.List;
import java.util.function.Function;

/** The specimens that are key sets. They promise what the array key set promises. */
final class SpecimenKeySets {
  static final List<Subject> SUBJECTS =
      List.of(
          specimen("KeysFieldBeforeEnqueue", KeysFieldBeforeEnqueue::new),
          specimen("KeysAppliesKeyByKey", KeysAppliesKeyByKey::new),
          specimen("KeysHoleKeepsIndex", KeysHoleKeepsIndex::new),
          specimen("KeysInterestDropsIndex", KeysInterestDropsIndex::new),
          specimen("KeysStaleDescriptor", KeysStaleDescriptor::new),
          specimen("KeysInterestNotAtomic", KeysInterestNotAtomic::new),
          specimen("KeysCancellerDeselects", KeysCancellerDeselects::new),
          specimen("KeysSelectsCancelled", KeysSelectsCancelled::new),
          specimen("KeysReadyOverwritten", KeysReadyOverwritten::new),
          specimen("KeysRepacksInFlight", KeysRepacksInFlight::new),
          specimen("KeysCountLessCancelled", KeysCountLessCancelled::new),
          specimen("KeysWakeupFlagOfBothSides", KeysWakeupFlagOfBothSides::new),
          specimen("KeysWakeupDrainedIfFirst", KeysWakeupDrainedIfFirst::new),
          specimen("KeysInterestUnderSelectionLock", KeysInterestUnderSelectionLock::new),
          specimen("KeysLockOrder", KeysLockOrder::new),
          specimen("KeysRebuildsUnderPromise", KeysRebuildsUnderPromise::new),
          specimen("KeysNeverShrinks", KeysNeverShrinks::new),
          specimen("KeysAllocatesPerSelection", KeysAllocatesPerSelection::new),
          specimen("KeysSlow", KeysSlow::new));

  private SpecimenKeySets() {}

  private static Subject specimen(String name, Function<Wakeup, SelectorKeySet> factory) {
    return new SelectorKeySetSubject("specimen:" + name, ReferenceKeySets.ARRAY, factory);
  }
}
