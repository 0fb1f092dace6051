import { chakra } from '@chakra-ui/react/styled-system'
import {
  useApplicationQuery,
  useApplicationQueueQuery,
  useReviewStoreMutation,
} from '@shiji/api/store/store.back-office.api.ts'
import { GuardedDialog } from '@shiji/backoffice/core/action/guarded-dialog.tsx'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { APPLICATION_FIELDS } from '@shiji/contract/store/application.fields.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'
import { ReviewDocuments } from './review-documents.tsx'
import { type Reasons, ReviewFacts } from './review-facts.tsx'
import { ReviewRounds } from './review-rounds.tsx'

export interface ReviewDialogProps {
  /** The store to review; undefined closes the dialog. */
  readonly id: number | undefined
  /** Called with the next store to review, or undefined when it closes. */
  readonly onGo: (id: number | undefined) => void
}

/** The review of an application: its facts beside its documents, reasons by field, earlier rounds, and the next one after it. */
export const ReviewDialog = ({ id, onGo }: ReviewDialogProps) =>
  // Input belongs to one store: another one starts empty.
  id === undefined ? null : <Review key={id} id={id} onGo={onGo} />

function Review({ id, onGo }: { readonly id: number; readonly onGo: ReviewDialogProps['onGo'] }) {
  const say = useText('admin', 'records', 'common', 'backoffice')
  const locale = useLocale()
  const asked = useApplicationQuery(id, { refetchOnMountOrArgChange: true })
  const { data: queue = [] } = useApplicationQueueQuery(undefined, { refetchOnMountOrArgChange: true })
  const [review, { isLoading }] = useReviewStoreMutation()
  const [reason, setReason] = useState('')
  const [reasons, setReasons] = useState<Reasons>({})
  const [problem, setProblem] = useState<string>()
  const store = asked.data
  const at = queue.findIndex(each => each.id === id)
  // The one behind it, else the oldest that waits.
  const next = [...queue.slice(at + 1), ...queue].find(each => each.id !== id)?.id
  const said = APPLICATION_FIELDS.flatMap(field => {
    const text = reasons[field]?.trim() ?? ''
    return text === '' ? [] : [{ field, reason: text }]
  })
  const decide = async (verify: 'passed' | 'denied') => {
    const isSilent = verify === 'denied' && reason.trim() === '' && said.length === 0
    setProblem(isSilent ? say('error.required') : undefined)
    if (isSilent) return
    const denial = verify === 'denied' ? { reason: reason.trim(), reasons: said } : {}
    const answer = await review({ id, store_verify: verify, ...denial })
    if (answer.error !== undefined) {
      const { fields, message } = refusalOf(answer.error, say)
      setProblem(message ?? Object.values(fields ?? {})[0])
      return
    }
    toast.success(say(next === undefined ? 'admin.store.review_empty' : 'error.operation_successful'))
    onGo(next)
  }
  const name = store === undefined ? '' : inLanguage(store, 'store_name', locale)
  const may = (act: 'pass' | 'deny') => store?.actions.includes(act) === true
  return (
    <GuardedDialog
      open
      fullScreen
      dirty={reason !== '' || said.length > 0}
      onClose={() => onGo(undefined)}
      title={say('admin.store.review_title', { store: name })}
      description={queue.length > 0 ? say('admin.store.review_waiting', { count: queue.length }) : undefined}
      footer={
        <>
          {next !== undefined && (
            <Button look="ghost" tone="neutral" onClick={() => onGo(next)}>
              {say('admin.store.review_next')}
            </Button>
          )}
          <Button tone="danger" disabled={!may('deny')} loading={isLoading} onClick={() => void decide('denied')}>
            {say('records.store_act.deny')}
          </Button>
          <Button look="solid" disabled={!may('pass')} loading={isLoading} onClick={() => void decide('passed')}>
            {say('records.store_act.pass')}
          </Button>
        </>
      }
    >
      <Loaded asked={asked}>
        {shown => (
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
            gap="6"
            alignItems="start"
            pb="4"
          >
            <chakra.div display="flex" flexDirection="column" gap="5" minW="0">
              <ReviewFacts store={shown} reasons={reasons} onReasons={setReasons} />
              <Field label={say('admin.store.review_reason')} error={problem}>
                <Textarea limit={300} value={reason} onChange={event => setReason(event.target.value)} />
              </Field>
              <ReviewRounds rounds={shown.rounds} />
            </chakra.div>
            <ReviewDocuments store={shown} />
          </chakra.div>
        )}
      </Loaded>
    </GuardedDialog>
  )
}
