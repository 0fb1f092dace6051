/** The output of a generator: texts by path below the checkout, and the steps left to a person. */
export type Plan = { files: Readonly<Record<string, string>>; next: readonly string[] }

/** Several plans as one. */
export const together = (...plans: readonly Plan[]): Plan => ({
  files: Object.assign({}, ...plans.map(({ files }) => files)),
  next: plans.flatMap(({ next }) => next),
})
