import { LIMITS } from '@shiji/contract/limits.ts'
import { DAY } from '@shiji/kit/time/duration.ts'

const OPEN_MS = LIMITS.comment.addDays * DAY

/** Comments written after this can be added to now. */
export const additionOpenSince = (now: Date): Date => new Date(now.getTime() - OPEN_MS)

/** Until when a comment can be added to. */
export const additionOpenUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + OPEN_MS)
