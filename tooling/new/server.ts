import { type Name, nameOf, plural } from './names.ts'
import type { Plan } from './plan.ts'
import { contractFiles, type Page, routesOf, serverFiles, viewFiles } from './resource-files.ts'

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
  `add '${record}' to AUDIT_RECORDS in packages/contract/src/platform/audit.words.ts and subject.${record} to packages/i18n/messages/{zh-cn,en}/audit.json`

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
    await audit(tx, {
      action: '${module.snake}.${verb.snake}',
      subjectType: '${module.snake}',
      subjectId: id,
      // The fields that change, as they were and as they are: the log shows the difference.
      before: {},
      after: {},
    })
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
export const planResource = (module: Name, noun: Name, area: Page['area']): Plan => {
  const folder = `${MODULES}/${module.kebab}`
  const page: Page = { folder, noun, many: nameOf(plural(noun.kebab), 'the plural'), area }
  return {
    files: { ...contractFiles(page), ...serverFiles(page), ...viewFiles(page) },
    next: [
      `put [pagePath(${noun.camel}Call)]: ${noun.camel}Call.sorts into packages/contract/src/lists/list-sorts.ts`,
      `put ${routesOf(page)} into ${folder}/plugin.ts`,
      `add ${noun.snake}.view, .create, .update and .delete to packages/contract/src/permissions.ts`,
      `name them in packages/i18n/messages/{zh-cn,en}/permission.json`,
      nextForAudit(noun.snake),
      'write the migration: pnpm db:generate',
      `add the page to the menu of the ${area}: code, both names, icon, apis, view, permission`,
    ],
  }
}
