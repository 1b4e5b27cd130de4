package dev.touchstone.models.judge;

import java.util.List;

/**
 * Claims that an execution violates.
 *
 * @param claims ids, at least one
 * @param reason why, in prose
 */
public record Violation(List<String> claims, String reason) {
  public Violation {
    claims = List.copyOf(claims);
  }
}
