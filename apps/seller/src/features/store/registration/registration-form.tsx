import { chakra } from '@chakra-ui/react/styled-system'
import { useAllClassesQuery, useChangeRegistrationMutation } from '@shiji/api/store/registration.seller.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { classNodes } from '@shiji/backoffice/nouns/tree/class-nodes.ts'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import { APPLICATION_LIMITS, DOCUMENT_FIELDS } from '@shiji/contract/store/application.fields.ts'
import { REGISTRATION_FIELDS, type RegistrationField } from '@shiji/contract/store/registration.fields.ts'
import type { Registration } from '@shiji/contract/store/registration.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { TreePicker } from '@shiji/ui/backoffice/tree-picker/tree-picker.tsx'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useUnsaved } from '@shiji/ui/common/unsaved/unsaved.ts'
import { type FormEvent, useRef, useState } from 'react'
import { DocumentPicture } from './document-picture.tsx'

const TEXTS = {
  store_company_name: APPLICATION_LIMITS.company,
  business_license_no: 20,
  legal_person: APPLICATION_LIMITS.person,
  id_card_no: 18,
} as const satisfies Partial<Record<RegistrationField, number>>
const CAPITALS: readonly RegistrationField[] = ['business_license_no', 'id_card_no']

type Problems = Readonly<Partial<Record<string, string>>>

export interface RegistrationFormProps {
  /** What the form starts from: what is registered, or a change that was handed over. */
  readonly start: Registration
  /** What the platform said to single fields. */
  readonly reasons: Problems
}

/** Everything that the platform reviews again when it changes, handed over together. */
export function RegistrationForm({ start, reasons }: RegistrationFormProps) {
  const say = useText('registration', 'error', 'backoffice', 'common')
  const locale = useLocale()
  const frame = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Registration>(start)
  const [problems, setProblems] = useState<Problems>(reasons)
  const [send, { isLoading }] = useChangeRegistrationMutation()
  const { data: classes } = useAllClassesQuery()
  const keyOf = useIdempotencyKey()
  const isChanged = REGISTRATION_FIELDS.some(field => JSON.stringify(values[field]) !== JSON.stringify(start[field]))
  useUnsaved(isChanged)
  const change = (part: Partial<Registration>) => {
    setValues(before => ({ ...before, ...part }))
    setProblems(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { classes: _, ...facts } = values
    const body = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
    const { error } = await send({ ...body, idempotencyKey: keyOf(body) })
    if (error === undefined) {
      toast.success(say('registration.sent'))
      return
    }
    const { fields = {}, message } = refusalOf(error, say)
    if (message !== undefined) toast.error(message)
    setProblems(fields)
    requestAnimationFrame(() =>
      frame.current
        ?.querySelector('[aria-invalid=true]')
        ?.closest<HTMLElement>('div')
        ?.scrollIntoView({ block: 'center' }),
    )
  }
  const label = (field: RegistrationField) => say(`registration.field.${field}`)
  return (
    <Section title={say('registration.change')}>
      <chakra.p mb="4" color="fg.muted" textStyle="sm">
        {say('registration.hint')}
      </chakra.p>
      <chakra.form ref={frame} noValidate onSubmit={event => void submit(event)} display="grid" gap="5">
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {(Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map(field => (
            <Field key={field} label={label(field)} error={problems[field]}>
              <Input
                maxLength={TEXTS[field]}
                autoComplete="off"
                value={values[field]}
                onChange={({ target }) =>
                  change({ [field]: CAPITALS.includes(field) ? target.value.toUpperCase().trim() : target.value })
                }
              />
            </Field>
          ))}
          {DOCUMENT_FIELDS.map(field => (
            <DocumentPicture
              key={field}
              field={field}
              label={label(field)}
              value={values[field]}
              problem={problems[field]}
              onProblem={message =>
                setProblems(({ [field]: _, ...others }) =>
                  message === undefined ? others : { ...others, [field]: message },
                )
              }
              onValue={id => change({ [field]: id })}
            />
          ))}
        </chakra.div>
        <Field label={label('class_id')} error={problems.class_id} hint={say('registration.class_hint')} group>
          {classes === undefined ? (
            <Skeletons>
              <Skeleton h="200px" />
            </Skeletons>
          ) : (
            <TreePicker
              nodes={classNodes(classes, locale)}
              value={values.class_id}
              onValue={ids => change({ class_id: ids.map(Number) })}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="solid" loading={isLoading} disabled={!isChanged}>
            {say('registration.submit')}
          </Button>
        </div>
      </chakra.form>
    </Section>
  )
}
