import { chakra } from '@chakra-ui/react/styled-system'
import { useEndSessionsMutation, useSessionsQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { formatRelative } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { Laptop, Smartphone } from 'lucide-react'
import { useReportLoss } from '../../site/form/lost-answer.ts'

/** Browser and system from a user agent; undefined if neither is known. */
export function deviceName(agent: string): string | undefined {
  const browser = /Edg|OPR|Chrome|Firefox|Safari/.exec(agent)?.[0]
  const system = /iPhone|iPad|Android|Windows|Mac OS X|Linux/.exec(agent)?.[0]
  const names = { Edg: 'Edge', OPR: 'Opera' }
  const named = browser === 'Edg' || browser === 'OPR' ? names[browser] : browser
  const known = [named, system?.replace('Mac OS X', 'macOS')].filter(part => part !== undefined)
  return known.length === 0 ? undefined : known.join(' · ')
}

/** The devices on which this account is logged in; each can be logged out (product §1). */
export function Sessions() {
  const say = useText('shop_account')
  const locale = useLocale()
  const reportLoss = useReportLoss()
  const { data: sessions } = useSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [end, { isLoading }] = useEndSessionsMutation()
  if (sessions === undefined) return null
  const others = sessions.filter(session => !session.current)
  const endAll = async (ids: readonly number[]) => {
    const answer = await end(ids)
    if (answer.error === undefined) toast.success(say('shop_account.session_ended'))
    else reportLoss(answer.error)
  }
  return (
    <chakra.section bg="bg.surface" borderRadius="md" p={{ base: '4', md: '6' }} mt={{ base: '3', md: '4' }}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="2" minH="40px">
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {say('shop_account.sessions')}
        </chakra.h2>
        {others.length > 1 && (
          <Button size="sm" disabled={isLoading} onClick={() => void endAll(others.map(session => session.id))}>
            {say('shop_account.session_end_others')}
          </Button>
        )}
      </chakra.div>
      <ul>
        {sessions.map(session => (
          <chakra.li
            key={session.id}
            display="flex"
            alignItems="center"
            gap="4"
            py="3"
            borderTopWidth="1px"
            borderColor="border"
            _first={{ borderTopWidth: '0' }}
          >
            <Icon of={/iPhone|Android/.test(session.agent) ? Smartphone : Laptop} />
            <chakra.div minW="0" flex="1">
              <chakra.p textStyle="md" fontWeight="medium" display="flex" gap="2" alignItems="center">
                {deviceName(session.agent) ?? say('shop_account.session_agent_unknown')}
                {session.current && <Tag tone="success">{say('shop_account.session_current')}</Tag>}
              </chakra.p>
              <chakra.p textStyle="xs" color="fg.muted" data-tabular>
                {say('shop_account.session_last', {
                  time: formatRelative(session.last_seen_at, locale),
                  ip: session.ip,
                })}
              </chakra.p>
            </chakra.div>
            {!session.current && (
              <Button
                size="sm"
                look="ghost"
                tone="danger"
                disabled={isLoading}
                onClick={() => void endAll([session.id])}
              >
                {say('shop_account.session_end')}
                <chakra.span srOnly>{deviceName(session.agent)}</chakra.span>
              </Button>
            )}
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  )
}
