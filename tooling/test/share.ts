import { drawn } from '../ci/sample.ts'

/** How much of the tests a run plays: `sample`, what the test command has 15 minutes for on two cores; `all`, `.ci/run` and `pnpm prove`. */
export type Share = 'sample' | 'all'

/** A run of vitest that the commit may draw a part of. */
export type PartialRun = { readonly name: string; readonly args: readonly string[]; readonly parts: number }

/** Name and arguments of a run: whole, or the part that a commit draws for it. */
export const shareOf = ({ name, args, parts }: PartialRun, share: Share, commit: string) => {
  if (share === 'all') return { name, args }
  const part = drawn(commit, name, parts) + 1
  return { name: `${name}, part ${part} of ${parts}`, args: [...args, `--shard=${part}/${parts}`] }
}

/** What a sample plays of the journeys, as parts of their paths in `e2e`: a purchase through all three areas, one more of each kind of person, the start command, every page under its policy. */
export const FEW_JOURNEYS = [
  'journeys/a-buyer-buys-from-two-stores',
  'journeys/a-store-ships',
  'journeys/a-visitor-signs-up',
  'start.test',
  'policy.test',
] as const

/** The journeys of a run. */
export const journeysOf = (share: Share) => {
  const args = ['--project=e2e']
  return share === 'all'
    ? { name: 'journeys', args }
    : { name: 'journeys, a few', args: [...args, ...FEW_JOURNEYS.map(path => `e2e/${path}`)] }
}
