import { screen } from '@testing-library/react'

/** Levels of the headings on screen, in the order of the page. */
export const headingLevels = (): readonly number[] =>
  screen
    .getAllByRole('heading')
    .map(heading => Number(heading.getAttribute('aria-level') ?? heading.tagName.replace(/\D/g, '')))

/** Whether there is one main heading and every other one is at most one level below the one before it. */
export function isInOrder(levels: readonly number[]): boolean {
  const skipped = levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
  return !skipped && levels[0] === 1 && levels.filter(level => level === 1).length === 1
}
