import { chakra } from '@chakra-ui/react/styled-system'
import { APPLICATION_FIELDS } from '@shiji/contract/store/application.fields.ts'
import type { StoreApplication } from '@shiji/contract/store/application.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { CircleCheck, FilePen, Hourglass } from 'lucide-react'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS } from '../../site/links/paths.ts'
import { SellerLink } from '../../site/links/seller-link.tsx'
import { Card } from '../../site/page/card.tsx'
import { PageTitle } from '../../site/page/page-title.tsx'
import { ApplicationGate } from './application-gate.tsx'
import { JoinSteps } from './join-steps.tsx'

/** The third step: waiting, denied with reasons, or passed with the way into the back office (spec §2 /store/step_3). */
export function Component() {
  const say = useText('shop_store')
  return (
    <JoinSteps at={2} title={say('shop_store.result_title')}>
      <Card>
        <ApplicationGate step="result">
          {application => application && <Result application={application} />}
        </ApplicationGate>
      </Card>
    </JoinSteps>
  )
}

function Result({ application }: { readonly application: StoreApplication }) {
  const say = useText('shop_store', 'common')
  const locale = useLocale()
  const title = (text: string) => <PageTitle>{text}</PageTitle>
  if (application.store_verify === 'passed')
    return (
      <EmptyState
        icon={CircleCheck}
        title={title(say('shop_store.result_passed'))}
        hint={say('shop_store.result_passed_hint')}
      >
        <SellerLink>{say('shop_store.enter_seller')}</SellerLink>
      </EmptyState>
    )
  if (application.store_verify === 'denied') return <Denied application={application} />
  return (
    <EmptyState
      icon={Hourglass}
      title={title(say('shop_store.result_waiting'))}
      hint={
        <>
          {say('shop_store.result_waiting_hint')}
          {application.submitted_at !== null && (
            <chakra.span display="block" mt="1" data-tabular>
              {say('shop_store.application_from', { time: formatDateTime(application.submitted_at, locale, 'long') })}
            </chakra.span>
          )}
        </>
      }
    >
      <LinkButton href={PATHS.home}>{say('common.back_home')}</LinkButton>
    </EmptyState>
  )
}

function Denied({ application }: { readonly application: StoreApplication }) {
  const say = useText('shop_store')
  const named = APPLICATION_FIELDS.filter(field => application.reasons[field] !== undefined)
  const byField = Object.values(application.reasons)
  // Without a reason of its own, the refusal has those of the fields, which are below.
  const hasOwn = !application.store_refuse_info.split('；').every(part => byField.includes(part))
  return (
    <>
      <EmptyState
        icon={FilePen}
        title={<PageTitle>{say('shop_store.result_denied')}</PageTitle>}
        hint={say('shop_store.result_denied_hint')}
      />
      <chakra.div maxW="560px" mx="auto">
        {hasOwn && (
          <chakra.p
            px="4"
            py="3"
            borderRadius="sm"
            bg="status.danger.subtle"
            color="status.danger.fg"
            overflowWrap="anywhere"
          >
            {application.store_refuse_info}
          </chakra.p>
        )}
        {named.length > 0 && (
          <chakra.dl mt="4" display="flex" flexDirection="column" gap="3">
            {named.map(field => (
              <div key={field}>
                <chakra.dt textStyle="sm" color="fg.muted">
                  {say(`shop_store.field.${field}`)}
                </chakra.dt>
                <chakra.dd overflowWrap="anywhere">{application.reasons[field]}</chakra.dd>
              </div>
            ))}
          </chakra.dl>
        )}
        <chakra.div mt="6" display="flex" justifyContent="center">
          <LinkButton href={PATHS.joinForm} look="solid" size="lg">
            {say('shop_store.edit_again')}
          </LinkButton>
        </chakra.div>
      </chakra.div>
    </>
  )
}
