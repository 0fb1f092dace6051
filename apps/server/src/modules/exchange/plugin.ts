import { GoodsChange, GoodsInput } from '@shiji/contract/catalog/catalog.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { compileValidator } from '../../http/request/validate.ts'
import type { ServerModule } from '../../infra/module.ts'
import { sheetRoutes } from './http/sheet.routes.ts'
import { SHEET_JOB } from './use-cases/ask-sheet.ts'
import { sheetRunner } from './use-cases/run-sheet.ts'
import { sweepSheets } from './use-cases/sweep-sheets.ts'

/** Cells are checked by the schemas of the goods form. */
const [create, change] = [compileValidator(GoodsInput), compileValidator(GoodsChange)]

export const exchangeModule: ServerModule = {
  name: 'exchange',
  routes: sheetRoutes,
  register: ({ jobs }) => {
    const validators = {
      create: (input: unknown) => create(input, false) as GoodsInput,
      change: (input: unknown) => change(input, false) as GoodsChange,
    }
    jobs.on(SHEET_JOB, sheetRunner(validators), 'long')
    jobs.every('exchange.sweep', HOUR, sweepSheets)
  },
}
