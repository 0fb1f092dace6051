import { useText } from '@shiji/i18n/react.ts'
import { Copy } from 'lucide-react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { toast } from '../toast/toast.ts'

export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string
  /** Name of the button: what it copies. */
  readonly label: string
}

/** Copies a text; if the browser does not allow it, the text is shown for manual copying. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const say = useText('common')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(say('common.copied'))
    } catch {
      toast.info(text)
    }
  }
  return (
    <IconButton size="xs" label={label} onClick={() => void copy()}>
      <Icon of={Copy} size={16} />
    </IconButton>
  )
}
