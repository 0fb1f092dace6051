import { type Name, nameOf, plural } from './names.ts'
import type { Plan } from './plan.ts'

const MODULES = 'apps/server/src/modules'

/** A server module: README, door and plug; rooms are added with their first file. */
export const planModule = (module: Name): Plan => ({
  files: {
    [`${MODULES}/${module.kebab}/README.md`]: `# ${module.kebab}

One sentence: what this module is for (product or spec section).

**Owns** its tables and what they mean.

- The one rule that a reader must know.

Events: none in, none out.
`,
    [`${MODULES}/${module.kebab}/index.ts`]: `/** Door of ${module.words}: what other modules and \`app.ts\` may use. */
export { ${module.camel}Module } from './plugin.ts'
`,
    [`${MODULES}/${module.kebab}/plugin.ts`]: `import type { ServerModule } from '../../infra/module.ts'

export const ${module.camel}Module: ServerModule = { name: '${module.kebab}', routes: [] }
`,
  },
  next: [
    'put it into MODULES of apps/server/src/modules.ts, at its height',
    'put its name into MODULE_ORDER of .dependency-cruiser.cjs at the same height, and a file that breaks its rule into tooling/checks/fixture',
  ],
})

const nextForAudit = (record: string): string =>
  `add '${record}' to AUDIT_RECORDS in packages/contract/src/platform/audit.ts and subject.${record} to packages/i18n/messages/{zh-cn,en}/audit.json`

/** A use case with its test: one verb, one transaction, an audit row and an event. */
export const planUseCase = (module: Name, verb: Name): Plan => {
  const folder = `${MODULES}/${module.kebab}/use-cases`
  return {
    files: {
      [`${folder}/${verb.kebab}.ts`]: `import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'

export interface ${verb.pascal}Input {
  readonly id: number
}

/** Promise of this use case in one sentence; what it refuses, and with which error (spec section). */
export async function ${verb.camel}(ctx: Ctx, { id }: ${verb.pascal}Input): Promise<void> {
  await transact(ctx, async tx => {
    // Load, ask the domain, compare and set, append the event: all in this transaction, no network call.
    await audit(tx, { action: '${module.snake}.${verb.snake}', subjectType: '${module.snake}', subjectId: id })
  })
}
`,
      [`${folder}/${verb.kebab}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { ${verb.camel} } from './${verb.kebab}.ts'

describe('${verb.camel}', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  it('leaves a trace of who did what', async () => {
    await ${verb.camel}(server.ctx, { id: 1 })

    const traces = await server.ctx.db.select().from(auditLogs)
    expect(traces).toMatchObject([{ action: '${module.snake}.${verb.snake}', subjectId: 1 }])
  })
})
`,
    },
    next: [
      `export it from ${MODULES}/${module.kebab}/index.ts if another module calls it`,
      'write the test of each refusal first',
      nextForAudit(module.snake),
      `add '${verb.snake}' to AUDIT_VERBS and verb.${verb.snake} to audit.json in the same way`,
    ],
  }
}

/** An ordinary page from table to screen: schemas, table, queries, routes of list, view, create, update, delete, and the view. */
export const planResource = (module: Name, noun: Name, area: 'seller' | 'admin'): Plan => {
  const many = nameOf(plural(noun.kebab), 'the plural')
  const table = `${noun.kebab}.table.ts`
  const rows = `${noun.camel}Rows`
  return {
    files: {
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
      [`packages/contract/src/${noun.kebab}/${noun.kebab}.calls.ts`]: `import { resourceCall } from '../resource-call.ts'
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
      [`${MODULES}/${module.kebab}/data/${table}`]: `import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
      [`${MODULES}/${module.kebab}/data/${noun.kebab}.queries.ts`]: `import { ${noun.camel}Call } from '@shiji/contract/${noun.kebab}/${noun.kebab}.calls.ts'
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
      [`${MODULES}/${module.kebab}/http/${noun.kebab}.${area}.routes.ts`]: `import { ${noun.camel}Call } from '@shiji/contract/${noun.kebab}/${noun.kebab}.calls.ts'
import { ${noun.pascal}, ${noun.pascal}Input } from '@shiji/contract/${noun.kebab}/${noun.kebab}.schemas.ts'
import { resourceOf } from '../../../http/routes/resource.ts'
import { ${rows} } from '../data/${noun.kebab}.queries.ts'

export const ${noun.camel}${area === 'admin' ? 'Admin' : 'Seller'}Routes = resourceOf(
  ${noun.camel}Call,
  { row: ${noun.pascal}, create: ${noun.pascal}Input, update: ${noun.pascal}Input },
  ${rows},
)
`,
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
    },
    next: [
      `put [pagePath(${noun.camel}Call)]: ${noun.camel}Call.sorts into packages/contract/src/lists/list-sorts.ts`,
      `put ${noun.camel}${area === 'admin' ? 'Admin' : 'Seller'}Routes into ${MODULES}/${module.kebab}/plugin.ts`,
      `add ${noun.snake}.view, .create, .update and .delete to packages/contract/src/permissions.ts`,
      `name them in packages/i18n/messages/{zh-cn,en}/permission.json`,
      nextForAudit(noun.snake),
      'write the migration: pnpm db:generate',
      `add the page to the menu of the ${area}: code, both names, icon, apis, view, permission`,
    ],
  }
}
