import { chakra } from '@chakra-ui/react/styled-system'
import { useReadingPageQuery } from '@shiji/api/content/content.buyer.api.ts'
import { useJoinStoreMutation } from '@shiji/api/store/application.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { RichTextView } from '@shiji/ui/common/rich-text/rich-text-view.tsx'
import { Skeletons, SkeletonText } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { PATHS } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { Card } from '../../site/page/card.tsx'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { ApplicationGate } from './application-gate.tsx'
import { JoinSteps } from './join-steps.tsx'

/** The first step: the store agreement (spec §2 /store/step_1). */
export function Component() {
  const say = useText('shop_store')
  return (
    <JoinSteps at={0} title={say('shop_store.agreement_title')}>
      <ApplicationGate step="agreement">{() => <Agreement />}</ApplicationGate>
    </JoinSteps>
  )
}

function Agreement() {
  const say = useText('shop_store', 'error')
  const navigate = useNavigate()
  const reportLoss = useReportLoss()
  const box = useRef<HTMLFormElement>(null)
  const [join, { isLoading }] = useJoinStoreMutation()
  const [isAgreed, setAgreed] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isAgreed) {
      setRefused(true)
      box.current?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus()
      return
    }
    const answer = await join({ is_agreed: true })
    if (answer.error === undefined) await navigate(PATHS.joinForm)
    else reportLoss(answer.error)
  }
  return (
    <Card>
      <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" mb="4">
        {say('shop_store.agreement_title')}
      </chakra.h1>
      <AgreementText />
      <chakra.form
        ref={box}
        onSubmit={event => void submit(event)}
        noValidate
        mt="5"
        pt="4"
        borderTopWidth="1px"
        borderColor="border"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
      >
        <div>
          <Checkbox
            checked={isAgreed}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? 'agreement-problem' : undefined}
            onChange={event => {
              setAgreed(event.target.checked)
              setRefused(false)
            }}
          >
            {say('shop_store.agreement_agree')}
          </Checkbox>
          {isRefused && (
            <chakra.p id="agreement-problem" role="alert" mt="1" textStyle="sm" color="status.danger.fg">
              {say('error.agreement_first')}
            </chakra.p>
          )}
        </div>
        <Button type="submit" look="solid" size="lg" loading={isLoading}>
          {say('shop_store.next')}
        </Button>
      </chakra.form>
    </Card>
  )
}

function AgreementText() {
  const pick = useName()
  const { data, isError, error, isFetching, refetch } = useReadingPageQuery('store_agreement')
  if (isError && data === undefined)
    return <LoadFailed failure={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <chakra.div
      maxH={{ base: '50vh', md: '46vh' }}
      overflowY="auto"
      tabIndex={0}
      role="region"
      aria-label={data && pick(data.title, data.title_en)}
      borderWidth="1px"
      borderColor="border"
      borderRadius="sm"
      p="4"
    >
      {data === undefined ? (
        <Skeletons>
          <SkeletonText lines={8} />
        </Skeletons>
      ) : (
        <RichTextView stored={pick(data.content, data.content_en)} />
      )}
    </chakra.div>
  )
}
