import type { SayText } from '@shiji/i18n/react.ts'
import { toast } from '../../../common/toast/toast.ts'

/** Copies a value of a cell. */
export async function copyText(say: SayText, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(say('common.copied'))
  } catch (error) {
    // Without https there is no clipboard; the text can still be selected.
    console.error(error)
    toast.warning(say('table.copy_failed'))
  }
}
