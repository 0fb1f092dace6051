import { inject } from 'vitest'
import type { Site } from './global-setup.ts'

/** The running product that the files of this worker use, one after another. */
export const site = (): Site => {
  const sites = inject('sites')
  const mine = sites[(Number(process.env.VITEST_POOL_ID) - 1) % sites.length]
  if (!mine) throw new Error(`worker ${process.env.VITEST_POOL_ID} of the run has no site`)
  return mine
}
