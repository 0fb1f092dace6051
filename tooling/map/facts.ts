import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ByField } from '@shiji/contract/call.ts'
import { summaryRoutes } from '@shiji/server/src/http/routes/list-calls.ts'
import { routePath } from '@shiji/server/src/http/routes/mount.ts'
import type { Route } from '@shiji/server/src/http/routes/route.ts'
import { JobKinds } from '@shiji/server/src/infra/jobs/jobs.ts'
import { Reactions } from '@shiji/server/src/infra/outbox/reactions.ts'
import { MODULES, PORTS } from '@shiji/server/src/modules.ts'
import { checkout } from '../checks/cruise.ts'
import { isNode, type Node, parseSource, type SourceFile, sourceFiles, walk } from '../checks/source-files.ts'

const SERVER = 'apps/server/src'

export type RouteFact = { module: string; area: string; access: string; method: string; path: string; summary: string }
export type JobFact = { module: string; kind: string; everyMs: number | undefined; lane: string }
export type EventFact = { type: string; sentBy: readonly string[]; reactions: readonly string[] }
export type PortFact = { name: string; functions: readonly string[]; declaredIn: string; doneBy: string }
export type TableFact = { home: string; name: string; file: string }

/** `type=ship: order.ship, type=cancel: order.cancel` of a call whose body selects the action. */
const byField = ({ field, permissions }: ByField): string =>
  Object.entries(permissions)
    .map(([value, permission]) => `${field}=${value}: ${permission}`)
    .join(', ')

const accessOf = ({ spec }: Route): string => (typeof spec.access === 'string' ? spec.access : byField(spec.access))

/** Every address of the API, the sums of lists included. */
export const routeFacts = (): RouteFact[] =>
  MODULES.flatMap(({ name, routes }) =>
    [...routes, ...summaryRoutes(routes)].map(each => ({
      module: name,
      area: each.spec.area,
      access: accessOf(each),
      method: each.spec.method,
      path: routePath(each.spec),
      summary: each.spec.summary,
    })),
  )

/** Every kind of job; `everyMs` is undefined where a job is enqueued by what happens. */
export const jobFacts = (): JobFact[] =>
  MODULES.flatMap(module => {
    const jobs = new JobKinds()
    module.register?.({ jobs, reactions: new Reactions() })
    return jobs.kinds.map(kind => ({
      module: module.name,
      kind,
      everyMs: jobs.recurring.find(each => each.kind === kind)?.everyMs,
      lane: jobs.long.includes(kind) ? 'long' : 'short',
    }))
  })

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return String(node.type === 'Identifier' ? node.name : (node.value ?? ''))
}

/** Members of `interface <name>` in a file. */
const membersOf = (file: SourceFile, name: string): string[] => {
  const members: string[] = []
  walk(parseSource(file), (node: Node) => {
    if (node.type !== 'TSInterfaceDeclaration' || nameOf(node.id) !== name || !isNode(node.body)) return
    const body = Array.isArray(node.body.body) ? node.body.body.filter(isNode) : []
    members.push(...body.map(member => nameOf(member.key)))
  })
  return members
}

const moduleOf = (path: string): string =>
  /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? path.split('/').slice(3, -1).join('/')

/** `emit(tx, 'order.paid', …)`, also with the type chosen by a condition, and `{ type: 'order.paid', … }` for `emitAll`. */
const sends = (text: string, type: string): boolean =>
  new RegExp(`(emit\\([^;]*?|type: )'${type.replace('.', '\\.')}'`).test(text)

/** Every type of event with the modules whose code emits it and the reactions to it. */
export const eventFacts = (): EventFact[] => {
  const reactions = new Reactions()
  for (const module of MODULES) module.register?.({ jobs: new JobKinds(), reactions })
  const [catalogue] = sourceFiles([`${SERVER}/events/catalogue.ts`])
  if (!catalogue) throw new Error('the catalogue of events is gone')
  const senders = sourceFiles([`${SERVER}/{modules,infra}/**/*.ts`]).filter(
    ({ path }) => !/\.test\.ts$|\/plugin\.ts$/.test(path),
  )
  return membersOf(catalogue, 'EventPayloads').map(type => ({
    type,
    sentBy: [...new Set(senders.filter(({ text }) => sends(text, type)).map(({ path }) => moduleOf(path)))],
    reactions: reactions.of(type).map(({ name }) => name),
  }))
}

type PortTable = Readonly<Record<string, object>>

/** The ports that each module's `plugin.ts` implements for others. */
const implementers = async (): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  for (const { name } of MODULES) {
    const plugin: PortTable = await import(join(checkout, SERVER, 'modules', name, 'plugin.ts'))
    for (const [exported, value] of Object.entries(plugin))
      if (exported.endsWith('Ports')) for (const port of Object.keys(value)) found.set(port, name)
  }
  return found
}

/** Every port with the file of its interface and its implementer. */
export const portFacts = async (): Promise<PortFact[]> => {
  const doneBy = await implementers()
  const declared = new Map(
    sourceFiles([`${SERVER}/**/ports.ts`, `${SERVER}/infra/**/*.ts`]).flatMap(file =>
      membersOf(file, 'Ports').map(name => [name, file.path] as const),
    ),
  )
  return Object.entries(PORTS).map(([name, port]) => ({
    name,
    functions: Object.keys(port),
    declaredIn: declared.get(name) ?? 'nowhere',
    doneBy: doneBy.get(name) ?? 'modules.ts',
  }))
}

/** Every table of the database, by the module or the folder of infra that owns it. */
export const tableFacts = (): TableFact[] =>
  globSync(`${SERVER}/**/*.table.ts`, { cwd: checkout })
    .toSorted()
    .flatMap(path => {
      const text = readFileSync(join(checkout, path), 'utf8')
      return [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => ({
        home: moduleOf(path),
        name,
        file: path,
      }))
    })
