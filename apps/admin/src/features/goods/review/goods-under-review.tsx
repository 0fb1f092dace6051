import { chakra } from '@chakra-ui/react/styled-system'
import { isFailure } from '@shiji/api/base/transport/failure.ts'
import {
  type GoodsRecord,
  useDecideReviewMutation,
  useGetGoodsFormQuery,
} from '@shiji/api/catalog/catalog.back-office.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useRef, useState } from 'react'
import { proposedVersion, storedVersion } from './goods-version.ts'
import { REASONS, ReviewBar } from './review-bar.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { VersionView } from './version-view.tsx'

export interface GoodsUnderReviewProps {
  readonly id: number
  /** Opens the one behind it; after a decision, that is the next one. */
  readonly onNext: () => void
  readonly onPrevious: () => void
}

/** Goods, or a change of them, beside the last approved version, with the decision below. */
export function GoodsUnderReview({ id, ...go }: GoodsUnderReviewProps) {
  const say = useText('admin')
  const asked = useGetGoodsFormQuery({ area: 'admin', id }, { refetchOnMountOrArgChange: true })
  if (isFailure(asked.error) && asked.error.code === CODE.missing)
    return <EmptyState title={say('admin.review.decided')} />
  return (
    // What was kept from an earlier visit is not what is decided on.
    <Loaded asked={{ ...asked, data: asked.isFetching ? undefined : asked.currentData }}>
      {goods => <Decision key={`${id} ${goods.version}`} goods={goods} onRead={() => void asked.refetch()} {...go} />}
    </Loaded>
  )
}

interface DecisionProps extends Omit<GoodsUnderReviewProps, 'id'> {
  readonly goods: GoodsRecord
  /** Reads the goods again. */
  readonly onRead: () => void
}

function Decision({ goods, onNext, onPrevious, onRead }: DecisionProps) {
  const say = useText('admin', 'records', 'backoffice')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [decide, { isLoading }] = useDecideReviewMutation()
  const change = goods.change?.state === 'waiting' ? goods.change : undefined
  const proposed = change === undefined ? undefined : proposedVersion(goods)
  const stored = storedVersion(goods)
  const waits = change !== undefined || goods.verify === 'to_be_reviewed'
  const send = async (decision: 'approve' | 'refuse') => {
    if (!waits || isLoading) return
    const said = reason.trim()
    if (decision === 'refuse' && said === '') {
      setProblem(say('error.required'))
      box.current?.querySelector('textarea')?.focus()
      return
    }
    const version = change === undefined ? (goods.version ?? '') : String(change.version)
    const answer = await decide({
      ...{ id: goods.id, change_id: change?.id ?? null, version, decision },
      ...(decision === 'refuse' ? { reason: said } : {}),
    })
    if (answer.error === undefined) {
      toast.success(say('error.operation_successful'))
      onNext()
      return
    }
    const { fields, message } = refusalOf(answer.error, say)
    setProblem(message ?? Object.values(fields ?? {})[0])
    // Decided or replaced meanwhile, which was told: what is there now is read and shown.
    if (isFailure(answer.error) && answer.error.code === CODE.conflict) onRead()
  }
  const templates = REASONS.map(
    (name, at) => [String(at + 1), () => setReason(say(`admin.review.template.${name}`))] as const,
  )
  useDeskKeys({
    a: () => void send('approve'),
    r: () => void send('refuse'),
    n: onNext,
    j: onNext,
    k: onPrevious,
    ...Object.fromEntries(templates),
  })
  return (
    <>
      <chakra.p mb="3" textStyle="sm" display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <span>{inLanguage(goods, 'store_name', locale)}</span>
        <UiLink href={`/goods/form/${goods.id}`} color="accent.fg" textDecoration="underline">
          {say('admin.goods.form_title')}
        </UiLink>
        {!waits && <chakra.span role="status">{say('admin.review.decided')}</chakra.span>}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        {proposed === undefined ? (
          <>
            <VersionView title={say('admin.review.proposed')} version={stored} mark="added" />
            <p>{say('admin.review.no_approved')}</p>
          </>
        ) : (
          <>
            <VersionView title={say('admin.review.proposed')} version={proposed} other={stored} mark="added" />
            <VersionView title={say('admin.review.approved')} version={stored} other={proposed} mark="removed" />
          </>
        )}
      </chakra.div>
      {waits && (
        <ReviewBar
          reason={reason}
          problem={problem}
          busy={isLoading}
          box={box}
          onReason={text => {
            setReason(text)
            setProblem(undefined)
          }}
          onApprove={() => void send('approve')}
          onRefuse={() => void send('refuse')}
          onNext={onNext}
        />
      )}
    </>
  )
}
