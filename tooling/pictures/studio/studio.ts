import type { CoverJob } from './cover/job.ts'
import { shootCover } from './cover/shoot.ts'

declare global {
  interface Window {
    shootCover?: (job: CoverJob) => string
  }
}

window.shootCover = shootCover
