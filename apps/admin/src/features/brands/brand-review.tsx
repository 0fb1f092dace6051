import { chakra } from '@chakra-ui/react/styled-system'
import { useBrandQueueQuery, useReviewBrandMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { GuardedDialog } from '@shiji/backoffice/core/action/guarded-dialog.tsx'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { BrandReviewRow } from '@shiji/contract/catalog/brands.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'

export interface BrandReviewProps {
  /** The application to review; undefined closes the dialog. */
  readonly id: number | undefined
  /** Called with the next application, or undefined when it closes. */
  readonly onGo: (id: number | undefined) => void
}

/** The review of a store's application for a brand: its facts, pass or deny with a reason, and the next one after it. */
export const BrandReview = ({ id, onGo }: BrandReviewProps) =>
  // Input belongs to one application: another one starts empty.
  id === undefined ? null : <Review key={id} id={id} onGo={onGo} />

function Review({ id, onGo }: { readonly id: number; readonly onGo: BrandReviewProps['onGo'] }) {
  const say = useText('admin', 'records', 'common', 'backoffice')
  const asked = useBrandQueueQuery(undefined, { refetchOnMountOrArgChange: true })
  const [review, { isLoading }] = useReviewBrandMutation()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const queue = asked.data?.data ?? []
  const at = queue.findIndex(each => each.id === id)
  const application = queue[at]
  // The one behind it, else the oldest that waits.
  const next = [...queue.slice(at + 1), ...queue].find(each => each.id !== id)?.id
  const decide = async (verify: 'examined' | 'rejected') => {
    if (application === undefined) return
    const isSilent = verify === 'rejected' && reason.trim() === ''
    setProblem(isSilent ? say('error.required') : undefined)
    if (isSilent) return
    const denial = verify === 'rejected' ? { reason: reason.trim() } : {}
    const answer = await review({ id, round: application.round, verify, ...denial })
    if (answer.error !== undefined) {
      const { fields, message } = refusalOf(answer.error, say)
      setProblem(message ?? Object.values(fields ?? {})[0])
      return
    }
    toast.success(say(next === undefined ? 'admin.brand.review_empty' : 'error.operation_successful'))
    onGo(next)
  }
  const may = application?.may_review === true
  return (
    <GuardedDialog
      open
      dirty={reason !== ''}
      onClose={() => onGo(undefined)}
      title={say('admin.brand.review_title', { brand: application?.name ?? '' })}
      description={queue.length > 0 ? say('admin.store.review_waiting', { count: queue.length }) : undefined}
      footer={
        <>
          {next !== undefined && (
            <Button look="ghost" tone="neutral" onClick={() => onGo(next)}>
              {say('admin.store.review_next')}
            </Button>
          )}
          <Button tone="danger" disabled={!may} loading={isLoading} onClick={() => void decide('rejected')}>
            {say('records.store_act.deny')}
          </Button>
          <Button look="solid" disabled={!may} loading={isLoading} onClick={() => void decide('examined')}>
            {say('records.store_act.pass')}
          </Button>
        </>
      }
    >
      <Loaded asked={asked}>
        {() =>
          application === undefined ? (
            <p>{say('admin.brand.review_gone')}</p>
          ) : (
            <chakra.div display="grid" gap="5" pb="4">
              <Facts application={application} />
              <Field label={say('admin.brand.review_reason')} error={problem}>
                <Textarea limit={300} value={reason} onChange={event => setReason(event.target.value)} />
              </Field>
            </chakra.div>
          )
        }
      </Loaded>
    </GuardedDialog>
  )
}

function Facts({ application }: { readonly application: BrandReviewRow }) {
  const say = useText('records', 'common')
  const locale = useLocale()
  const address = useFileAddress()
  const { thumb, name, name_en, registration_no, note } = application
  const facts = [
    [say('records.store'), inLanguage(application, 'store_name', locale)],
    [say('common.name'), name],
    [say('records.name_en'), name_en],
    [say('records.registration_no'), registration_no],
    [say('records.brand_note'), note],
  ] as const
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="5" alignItems="flex-start">
      {thumb !== '' && (
        <chakra.img
          src={address(thumb)}
          alt={say('records.brand_logo')}
          w="96px"
          h="96px"
          objectFit="contain"
          borderWidth="1px"
          borderRadius="sm"
        />
      )}
      <chakra.dl flex="1" minW="200px" display="grid" gridTemplateColumns="max-content 1fr" columnGap="6" rowGap="2">
        {facts.map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value === '' ? '-' : value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.div>
  )
}
