import { chakra } from '@chakra-ui/react/styled-system'
import { useDecideChangeMutation } from '@shiji/api/store/registration.admin.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { APPLICATION_LIMITS, DOCUMENT_FIELDS, type DocumentField } from '@shiji/contract/store/application.fields.ts'
import type { RegistrationField } from '@shiji/contract/store/registration.fields.ts'
import type { Registration, ReviewedChange } from '@shiji/contract/store/registration.ts'
import { NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useUnsaved } from '@shiji/ui/common/unsaved/unsaved.ts'
import { useState } from 'react'
import { DocumentPicture } from '../review-documents.tsx'

const isDocument = (field: RegistrationField): field is DocumentField => DOCUMENT_FIELDS.some(each => each === field)

/** One change: each field as it is now beside what it would be, a reason for each, and the decision. */
export function ChangeReview({ change }: { readonly change: ReviewedChange }) {
  const say = useText('admin', 'records', 'backoffice', 'error')
  const locale = useLocale()
  const [decide, { isLoading }] = useDecideChangeMutation()
  const [reason, setReason] = useState('')
  const [reasons, setReasons] = useState<Readonly<Partial<Record<RegistrationField, string>>>>({})
  const [problem, setProblem] = useState<string>()
  const said = change.changed.flatMap(field => {
    const text = reasons[field]?.trim() ?? ''
    return text === '' ? [] : [{ field, reason: text }]
  })
  useUnsaved(reason !== '' || said.length > 0)
  const send = async (decision: 'passed' | 'denied') => {
    const isSilent = decision === 'denied' && reason.trim() === '' && said.length === 0
    setProblem(isSilent ? say('error.required') : undefined)
    if (isSilent) return
    const denial = decision === 'denied' ? { reason: reason.trim(), reasons: said } : {}
    const { error } = await decide({ id: change.id, decision, ...denial })
    if (error === undefined) {
      toast.success(say('error.operation_successful'))
      return
    }
    const { fields = {}, message } = refusalOf(error, say)
    setProblem(message ?? Object.values(fields)[0])
  }
  return (
    <Section title={inLanguage(change, 'store_name', locale)}>
      <chakra.div display="grid" gap="4">
        {change.changed.map(field => (
          <chakra.div key={field} display="grid" gap="2" pb="4" borderBottomWidth="1px">
            <chakra.h3 fontWeight="semibold">{say(`admin.store.${field}`)}</chakra.h3>
            <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
              <Side title={say('admin.store.change_now')} all={change.now} field={field} />
              <Side title={say('admin.store.change_after')} all={change.after} field={field} />
            </chakra.div>
            <Input
              aria-label={say('admin.store.review_reason_of', { field: say(`admin.store.${field}`) })}
              placeholder={say('admin.store.review_reason_of', { field: say(`admin.store.${field}`) })}
              maxLength={APPLICATION_LIMITS.reason}
              value={reasons[field] ?? ''}
              onChange={event => setReasons({ ...reasons, [field]: event.target.value })}
            />
          </chakra.div>
        ))}
        <Field label={say('admin.store.review_reason')} error={problem}>
          <Textarea limit={300} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
        <chakra.div display="flex" gap="2" justifyContent="flex-end">
          <Button tone="danger" loading={isLoading} onClick={() => void send('denied')}>
            {say('records.store_act.deny')}
          </Button>
          <Button look="solid" loading={isLoading} onClick={() => void send('passed')}>
            {say('records.store_act.pass')}
          </Button>
        </chakra.div>
      </chakra.div>
    </Section>
  )
}

interface SideProps {
  readonly title: string
  readonly all: Registration
  readonly field: RegistrationField
}

function Side({ title, all, field }: SideProps) {
  const say = useText('admin', 'ui')
  const locale = useLocale()
  const maySee = useHeldPermissions()('store.document')
  const words = (): string => {
    if (field === 'class_id')
      return all.classes.map(each => inLanguage(each, 'name', locale)).join(say('ui.list_separator'))
    return String(all[field] ?? '')
  }
  const hidden = !maySee && (isDocument(field) || field === 'id_card_no')
  const document = isDocument(field) ? all[field] : null
  return (
    <chakra.div minW="0">
      <chakra.p textStyle="sm" color="fg.muted" mb="1">
        {title}
      </chakra.p>
      {hidden ? (
        <chakra.p textStyle="sm">{say('admin.store.review_no_documents')}</chakra.p>
      ) : isDocument(field) ? (
        document === null ? (
          NOTHING
        ) : (
          <DocumentPicture id={document} name={`${say(`admin.store.${field}`)}: ${title}`} />
        )
      ) : (
        <chakra.p overflowWrap="anywhere">{words() || NOTHING}</chakra.p>
      )}
    </chakra.div>
  )
}
