import { chakra } from '@chakra-ui/react/styled-system'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { ActionDialog } from '../../core/action/action-dialog.tsx'

const REASONS = [
  'records.hide_reason.advert',
  'records.hide_reason.insult',
  'records.hide_reason.private',
  'records.hide_reason.unrelated',
] as const

export interface HideDialogProps {
  /** The words to hide; closed without them. */
  readonly content: string | undefined
  /** Rejects with the failure of the API. */
  readonly onHide: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Hides what people wrote, for a reason that they are told: a common one, or one in other words. */
export function HideDialog({ content, onHide, onClose }: HideDialogProps) {
  const say = useText('records')
  return (
    <ActionDialog
      open={content !== undefined}
      title={say('records.hide')}
      fields={[
        {
          type: 'autocomplete',
          name: 'reason',
          label: say('records.hidden_reason'),
          hint: say('records.hide_hint'),
          choices: REASONS.map(reason => say(reason)),
          required: true,
          span: 24,
        },
      ]}
      schema={rules =>
        rules.object({
          reason: rules
            .string()
            .trim()
            .required()
            .max(LIMITS.hidden.reason, say('error.max_length', { limit: LIMITS.hidden.reason })),
        })
      }
      submitLabel={say('records.hide')}
      onSubmit={({ reason }) => onHide(String(reason ?? '').trim())}
      onClose={onClose}
    >
      <chakra.p mb="4" overflowWrap="anywhere">
        {content}
      </chakra.p>
    </ActionDialog>
  )
}
