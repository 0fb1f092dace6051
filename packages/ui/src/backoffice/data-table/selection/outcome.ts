import type { SayText } from '@shiji/i18n/react.ts'
import { toast } from '../../../common/toast/toast.ts'

/** How long an action can be undone, in ms. */
export const undoTime = 5000

const failed = (say: SayText, error: unknown): void => {
  console.error(error)
  toast.error(say('error.operation_failed'))
}

/** Reports success, with an undo if there is one. */
export function tellDone(say: SayText, undo?: () => Promise<unknown>): void {
  if (!undo) {
    toast.success(say('error.operation_successful'))
    return
  }
  const takeBack = async (): Promise<void> => {
    try {
      await undo()
      toast.info(say('table.undone'))
    } catch (error) {
      failed(say, error)
    }
  }
  toast.success(say('error.operation_successful'), {
    duration: undoTime,
    action: { label: say('common.undo'), onClick: () => void takeBack() },
  })
}

/** Runs something that may fail; a failure is logged and shown, and returns undefined. */
export async function orTell<T>(say: SayText, run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run()
  } catch (error) {
    failed(say, error)
    return undefined
  }
}
