import type { Cruise, Violation } from './cruise.ts'

export const ROOMS_WITHOUT_LOOPS = 'rooms-without-loops'

/** A room is a folder of a floor: `packages/ui/src/common/button`. Its sub-folders belong to it. */
const ROOM = /^(packages\/(?:ui|backoffice)\/src\/[^/]+\/[^/]+)\//
const TEST = /\.(test|stories)\.tsx?$|\/testing\//

const roomOf = (source: string): string | undefined => ROOM.exec(source)?.[1]

/** Which rooms each room imports from; type imports count, since a reader follows them too. */
const roomGraph = ({ modules }: Pick<Cruise, 'modules'>): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = roomOf(source)
    if (from === undefined || TEST.test(source)) continue
    const uses = graph.get(from) ?? new Set()
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved)
      if (to !== undefined && to !== from) uses.add(to)
    }
    graph.set(from, uses)
  }
  return graph
}

const reaches = (graph: Map<string, Set<string>>, from: string, goal: string, seen = new Set<string>()): boolean =>
  [...(graph.get(from) ?? [])].some(next => {
    if (next === goal) return true
    if (seen.has(next)) return false
    seen.add(next)
    return reaches(graph, next, goal, seen)
  })

/** Imports between rooms of packages/ui and packages/backoffice that are part of a loop. */
export const findRoomLoops = (cruise: Pick<Cruise, 'modules'>): Violation[] => {
  const graph = roomGraph(cruise)
  return [...graph].flatMap(([from, uses]) =>
    [...uses].filter(to => reaches(graph, to, from)).map(to => ({ rule: ROOMS_WITHOUT_LOOPS, from, to })),
  )
}
