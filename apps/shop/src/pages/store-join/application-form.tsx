import { chakra } from '@chakra-ui/react/styled-system'
import { useSubmitApplicationMutation } from '@shiji/api/store/application.buyer.api.ts'
import { APPLICATION_FIELDS, APPLICATION_SECTIONS } from '@shiji/contract/store/application.fields.ts'
import type { StoreApplication } from '@shiji/contract/store/application.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import type { CascaderProps } from '@shiji/ui/common/cascader/cascader.tsx'
import { WarningNote } from '@shiji/ui/common/warning-note/warning-note.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { PATHS } from '../../site/links/paths.ts'
import { Card } from '../../site/page/card.tsx'
import { ApplicationControl } from './application-control.tsx'
import { emptyFields } from './application-values.ts'
import { SaveNote } from './save-note.tsx'
import { useApplicationForm } from './use-application-form.ts'

export interface ApplicationFormProps {
  readonly application: StoreApplication
  /** Loads the levels of provinces, cities and districts. */
  readonly areas: NonNullable<CascaderProps['load']>
}

const SECTIONS = ['store', 'company', 'identity', 'contact'] as const

/** The form of an application in its sections: saved as it is filled in, and handed over when it is complete. */
export function ApplicationForm({ application, areas }: ApplicationFormProps) {
  const say = useText('shop_store', 'common')
  const navigate = useNavigate()
  const reportLoss = useReportLoss()
  const root = useRef<HTMLFormElement>(null)
  const [hand, { isLoading }] = useSubmitApplicationMutation()
  const [isPreparing, setPreparing] = useState(false)
  const form = useApplicationForm(application)
  const left = emptyFields(form.values).length
  const showFirst = () =>
    requestAnimationFrame(() => {
      const wrong = APPLICATION_FIELDS.map(field =>
        root.current?.querySelector(`[data-field="${field}"]:has([role=alert]:not(:empty))`),
      )
      const first = wrong.find(found => found !== null && found !== undefined)
      first?.scrollIntoView({ block: 'center' })
      first?.querySelector<HTMLElement>('input, button, [tabindex]')?.focus({ preventScroll: true })
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPreparing(true)
    const isSaved = (await form.uploads.ended()) && (await form.save())
    setPreparing(false)
    if (!isSaved) return showFirst()
    const answer = await hand()
    if (answer.error === undefined) return navigate(PATHS.joinResult)
    reportLoss(answer.error)
    if (form.showProblems(answer.error)) showFirst()
  }
  return (
    <chakra.form
      ref={root}
      noValidate
      onSubmit={event => void submit(event)}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <div>
        <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold">
          {say('shop_store.form_title')}
        </chakra.h1>
        <chakra.p mt="1" textStyle="sm" color="fg.muted">
          {say('shop_store.form_hint')}
        </chakra.p>
      </div>
      {application.store_refuse_info !== '' && (
        <WarningNote>{say('shop_store.form_denied', { reason: application.store_refuse_info })}</WarningNote>
      )}
      {SECTIONS.map(section => (
        <Card key={section} aria-labelledby={`section-${section}`} onBlur={() => void form.save()}>
          <chakra.h2 id={`section-${section}`} textStyle="lg" fontWeight="semibold" mb="4">
            {say(`shop_store.section.${section}`)}
          </chakra.h2>
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            gap="5"
            alignItems="start"
          >
            {APPLICATION_SECTIONS[section].map(field => (
              <chakra.div key={field} data-field={field} minW="0">
                <ApplicationControl field={field} form={form} application={application} areas={areas} />
              </chakra.div>
            ))}
          </chakra.div>
        </Card>
      ))}
      <chakra.div
        position="sticky"
        bottom={{ base: '60px', md: '0' }}
        zIndex="sticky"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        bg="bg.surface"
        borderRadius="md"
        borderTopWidth="1px"
        borderColor="border"
        px={{ base: '4', md: '6' }}
        py="3"
      >
        <div>
          <SaveNote state={form.saving} onRetry={() => void form.save()} />
          <chakra.p textStyle="sm" color="fg.muted">
            {left === 0 ? say('shop_store.form_ready') : say('shop_store.form_missing', { count: left })}
          </chakra.p>
        </div>
        <Button type="submit" look="solid" size="lg" loading={isLoading || isPreparing}>
          {say('shop_store.submit')}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
