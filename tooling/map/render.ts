import { ADMIN_PERMISSIONS, SELLER_PERMISSIONS } from '@shiji/contract/permissions.ts'
import { eventFacts, jobFacts, portFacts, type RouteFact, routeFacts, tableFacts } from './facts.ts'

const MINUTE = 60_000

/** `every 10 min`; a job without a period runs when something enqueues it. */
const period = (ms: number | undefined): string => {
  if (ms === undefined) return 'when enqueued'
  if (ms % (1_440 * MINUTE) === 0) return `every ${ms / (1_440 * MINUTE)} d`
  if (ms % (60 * MINUTE) === 0) return `every ${ms / (60 * MINUTE)} h`
  return ms % MINUTE === 0 ? `every ${ms / MINUTE} min` : `every ${ms / 1_000} s`
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const words = (list: readonly string[]): string => (list.length === 0 ? '–' : list.join(', '))

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')

const byText =
  <T>(text: (one: T) => string) =>
  (a: T, b: T) =>
    text(a) < text(b) ? -1 : 1

const inOrder = (routes: readonly RouteFact[]): RouteFact[] =>
  routes.toSorted(byText(({ area, path, method }) => `${area} ${path} ${method}`))

const routesPart = (routes: readonly RouteFact[]): string =>
  [...new Set(routes.map(({ module }) => module))]
    .map(module => {
      const own = inOrder(routes.filter(route => route.module === module))
      const rows = own.map(({ method, path, area, access, summary }) => [method, `\`${path}\``, area, access, summary])
      return `### ${module}\n\n${table(['method', 'address', 'area', 'access', 'what it does'], rows)}`
    })
    .join('\n\n')

const permissionsPart = (routes: readonly RouteFact[]): string => {
  const rows = (area: string, groups: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(groups).flatMap(([group, permissions]) =>
      permissions.map(permission => {
        const asked = routes.filter(
          route => route.area !== 'buyer' && route.access.split(/[:,\s]+/).includes(permission),
        )
        return [
          area,
          group,
          `\`${permission}\``,
          String(asked.filter(route => route.area === area || route.area === 'shared').length),
        ]
      }),
    )
  return table(
    ['area', 'group', 'permission', 'routes that ask for it'],
    [...rows('admin', ADMIN_PERMISSIONS), ...rows('seller', SELLER_PERMISSIONS)],
  )
}

/** The whole of docs/map.md, from what the server declares. */
export const renderMap = async (): Promise<string> => {
  const routes = routeFacts()
  const jobs = jobFacts().map(({ kind, module, everyMs, lane }) => [`\`${kind}\``, module, period(everyMs), lane])
  const events = eventFacts().map(({ type, sentBy, reactions }) => [`\`${type}\``, words(sentBy), words(reactions)])
  const ports = (await portFacts())
    .toSorted(byText(({ name }) => name))
    .map(({ name, functions, declaredIn, doneBy }) => [`\`${name}\``, words(functions), `\`${declaredIn}\``, doneBy])
  const tables = tableFacts()
    .toSorted(byText(({ home, name }) => `${home} ${name}`))
    .map(({ home, name, file }) => [home, `\`${name}\``, `\`${file}\``])
  return `# Map of the server

Written by \`pnpm map\` from the running declarations. Do not edit it: change the code and run the command again. A test fails while it is not
current.

## Jobs

The kinds of job with their period. A job in the long lane delays only other long ones.

${table(['kind', 'module', 'runs', 'lane'], jobs)}

## Events

${table(['event', 'sent by', 'reactions'], events)}

## Ports

What a lower module needs from an upper one (ADR 0021).

${table(['port', 'functions', 'declared in', 'implemented by'], ports)}

## Tables

${table(['owner', 'table', 'file'], tables)}

## Permissions

${permissionsPart(routes)}

## Routes

${routes.length} addresses. \`public\` needs no session, \`session\` any session of the area, anything else is the permission.

${routesPart(routes)}
`
}
