import type { Name } from './names.ts'

/** An ordinary page: the folder of its module, its noun with the plural, and the back office that shows it. */
export interface Page {
  readonly folder: string
  readonly noun: Name
  readonly many: Name
  readonly area: 'seller' | 'admin'
}

type Files = Readonly<Record<string, string>>

/** Name of the constant that holds the routes of the page. */
export const routesOf = ({ noun, area }: Page): string => `${noun.camel}${area === 'admin' ? 'Admin' : 'Seller'}Routes`

/** Schemas and calls. */
export const contractFiles = ({ noun, many, area }: Page): Files => ({
  [`packages/contract/src/${noun.kebab}/${noun.kebab}.schemas.ts`]: `import Type, { type Static } from 'typebox'
import { Flag, Id, Instant, Name, Strict } from '../schema.ts'

/** Row of GET /${many.snake}. */
export const ${noun.pascal} = Type.Object({
  id: Id,
  name: Type.String(),
  is_sort: Type.Integer(),
  enabled: Type.Boolean(),
  created_at: Instant,
})
export type ${noun.pascal} = Static<typeof ${noun.pascal}>

/** Body of POST and PUT /${many.snake}. */
export const ${noun.pascal}Input = Strict({
  name: Name(40),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
  enabled: Type.Optional(Flag),
})
export type ${noun.pascal}Input = Static<typeof ${noun.pascal}Input>
`,
  [`packages/contract/src/${noun.kebab}/${noun.kebab}.calls.ts`]: `import { resourceCall } from '../lists/resource-call.ts'
import type { ${noun.pascal}, ${noun.pascal}Input } from './${noun.kebab}.schemas.ts'

/** What this page is for, in one sentence. */
export const ${noun.camel}Call = resourceCall<${noun.pascal}, ${noun.pascal}Input>()({
  area: '${area}',
  path: '${many.snake}',
  noun: '${noun.snake}',
  filters: { id: 'number', name: 'text', is_sort: 'number', enabled: 'flag', created_at: 'time' },
  sorts: ['id', 'is_sort', 'created_at'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
})
`,
})

/** Table, queries and routes. */
export const serverFiles = (page: Page): Files => {
  const { folder, noun, many, area } = page
  const table = `${noun.kebab}.table.ts`
  const rows = `${noun.camel}Rows`
  return {
    [`${folder}/data/${table}`]: `import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../infra/database/columns.ts'

/** What one row stands for (spec section). */
export const ${many.camel} = pgTable(
  '${many.snake}',
  {
    id: id('id').primaryKey(),
    name: text('name').notNull(),
    isSort: integer('is_sort').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('${many.snake}_name').on(table.name)],
)
`,
    [`${folder}/data/${noun.kebab}.queries.ts`]: `import { ${noun.camel}Call } from '@shiji/contract/${noun.kebab}/${noun.kebab}.calls.ts'
import type { ${noun.pascal}, ${noun.pascal}Input } from '@shiji/contract/${noun.kebab}/${noun.kebab}.schemas.ts'
import { listOf } from '../../../records/list-of.ts'
import type { ResourceRows } from '../../../records/resource.ts'
import { ${many.camel} } from './${table}'

type ${noun.pascal}Row = typeof ${many.camel}.$inferSelect

/** The columns behind the filters and sorts of the list. */
export const ${noun.camel}List = listOf(${noun.camel}Call, {
  id: ${many.camel}.id,
  name: ${many.camel}.name,
  is_sort: ${many.camel}.isSort,
  enabled: ${many.camel}.enabled,
  created_at: ${many.camel}.createdAt,
})

const wire${noun.pascal} = (row: ${noun.pascal}Row): ${noun.pascal} => ({
  id: row.id,
  name: row.name,
  is_sort: row.isSort,
  enabled: row.enabled,
  created_at: row.createdAt.toISOString(),
})

const columnsOf = (input: ${noun.pascal}Input) => ({
  name: input.name,
  ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
  ...(input.enabled === undefined ? {} : { enabled: input.enabled }),
})

/** ${noun.words} as an ordinary resource. */
export const ${rows} = {
  table: ${many.camel},
  list: ${noun.camel}List,
  unique: { ${many.snake}_name: 'name' },
  present: (_ctx, rows) => rows.map(wire${noun.pascal}),
  toInsert: (tx, input) => ({ ...columnsOf(input), createdAt: tx.clock.now() }),
  toUpdate: (_tx, input) => columnsOf(input),
} satisfies ResourceRows<typeof ${many.camel}, ${noun.pascal}, ${noun.pascal}Input, ${noun.pascal}Input>
`,
    [`${folder}/http/${noun.kebab}.${area}.routes.ts`]: `import { ${noun.camel}Call } from '@shiji/contract/${noun.kebab}/${noun.kebab}.calls.ts'
import { ${noun.pascal}, ${noun.pascal}Input } from '@shiji/contract/${noun.kebab}/${noun.kebab}.schemas.ts'
import { resourceOf } from '../../../http/routes/resource.ts'
import { ${rows} } from '../data/${noun.kebab}.queries.ts'

export const ${routesOf(page)} = resourceOf(
  ${noun.camel}Call,
  { row: ${noun.pascal}, create: ${noun.pascal}Input, update: ${noun.pascal}Input },
  ${rows},
)
`,
  }
}

/** The view of the back office. */
export const viewFiles = ({ noun, many, area }: Page): Files => ({
  [`apps/${area}/src/views/${many.kebab}/index.tsx`]: `import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { ${noun.camel}Call } from '@shiji/contract/${noun.kebab}/${noun.kebab}.calls.ts'
import { TagBadge } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

/** What this page is for, in one sentence. */
const ${many.camel} = declarePage(${noun.camel}Call, ({ say }) => ({
  columns: [
    { id: 'name', title: say('common.name') },
    { id: 'is_sort', title: say('common.sort'), kind: 'number', sortable: true },
    {
      id: 'enabled',
      title: say('common.enabled'),
      render: row => (
        <TagBadge value={row.enabled ? 1 : 0}>{say(row.enabled ? 'common.yes' : 'common.no')}</TagBadge>
      ),
    },
    { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
  ],
  search: [
    { type: 'text', name: 'name', label: say('common.name') },
    { type: 'daterange', name: 'created_at', label: say('common.created_at') },
  ],
  form: [
    { type: 'text', name: 'name', label: say('common.name'), required: true },
    { type: 'number', name: 'is_sort', label: say('common.sort') },
    { type: 'switch', name: 'enabled', label: say('common.enabled'), on: true, off: false },
  ],
  initial: { name: '', is_sort: 0, enabled: true },
  schema: ({ object, string }) => object({ name: string().max(40, say('error.max_length', { limit: 40 })) }),
}))

export const Component = () => <ResourcePage declare={${many.camel}} />
`,
})
