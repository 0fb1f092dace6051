/** What a generator wants to write: texts by path below the checkout, and what is left to a person. */
export type Plan = { files: Readonly<Record<string, string>>; next: readonly string[] }

/** Several plans as one. */
export const together = (...plans: readonly Plan[]): Plan => ({
  files: Object.assign({}, ...plans.map(({ files }) => files)),
  next: plans.flatMap(({ next }) => next),
})
