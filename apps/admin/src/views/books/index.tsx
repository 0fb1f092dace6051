import { chakra } from '@chakra-ui/react/styled-system'
import { useBooksQuery } from '@shiji/api/finance/finance.admin.api.ts'
import { PlainTable } from '@shiji/backoffice/figures/day-chart.tsx'
import { Loaded } from '@shiji/backoffice/figures/loaded.tsx'
import { Section, Stack } from '@shiji/backoffice/figures/section.tsx'
import { formatDateTime, formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { type SayText, useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { Tag } from '@shiji/ui/tag-badge/tag-badge.tsx'

/** The books: totals per kind of account, "debits = credits" as a check, and every invariant as it is now (product §2). */
export function Component() {
  const say = useText('operations')
  const locale = useLocale()
  const asked = useBooksQuery()
  const amount = (unit: string, value: number) =>
    unit === 'POINT' ? formatNumber(value, locale) : formatMoney(value, locale)
  return (
    <Loaded asked={asked}>
      {data => {
        const broken = data.invariants.filter(check => check.breaches > 0)
        return (
          <Stack>
            <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
              <Tag tone={broken.length === 0 ? 'success' : 'danger'}>
                {broken.length === 0
                  ? say('operations.books_balance')
                  : say('operations.books_broken', { count: broken.length })}
              </Tag>
              <chakra.span textStyle="sm" color="fg.muted">
                {say('operations.as_of', { time: formatDateTime(data.at, locale) })} ·{' '}
                {say('operations.journals', { count: formatNumber(data.journals, locale) })}
              </chakra.span>
              <Button size="sm" loading={asked.isFetching} onClick={() => void asked.refetch()}>
                {say('operations.check_again')}
              </Button>
            </chakra.div>
            <Section title={say('operations.debits_credits')}>
              <PlainTable
                head={[
                  say('operations.unit'),
                  say('operations.debits'),
                  say('operations.credits'),
                  say('operations.difference'),
                ]}
                rows={data.units.map(unit => [
                  say(unit.unit === 'POINT' ? 'operations.unit_points' : 'operations.unit_money'),
                  amount(unit.unit, unit.debits),
                  amount(unit.unit, unit.credits),
                  amount(unit.unit, unit.difference),
                ])}
              />
            </Section>
            <Section title={say('operations.totals')}>
              <PlainTable
                head={[say('operations.account'), say('operations.accounts'), say('operations.balance')]}
                rows={data.totals.map(total => [
                  accountName(say, total.owner_type, total.kind),
                  formatNumber(total.accounts, locale),
                  amount(total.unit, total.balance),
                ])}
              />
            </Section>
            <Section title={say('operations.invariants')}>
              <PlainTable
                head={[say('operations.invariant'), say('operations.breaches'), say('operations.milliseconds')]}
                rows={data.invariants.map(check => [
                  `${check.id} ${check.title}`,
                  check.breaches === 0 ? say('operations.holds') : String(check.breaches),
                  String(check.ms),
                ])}
              />
            </Section>
          </Stack>
        )
      }}
    </Loaded>
  )
}

type Say = SayText

const OWNERS = ['user', 'store', 'platform'] as const
const KINDS = [
  'balance',
  'frozen',
  'points',
  'debt',
  'escrow',
  'revenue',
  'promotion',
  'gateway_wechat',
  'gateway_alipay',
  'adjustment',
  'points_issued',
] as const

function accountName(say: Say, owner: string, kind: string): string {
  const knownOwner = OWNERS.find(item => item === owner)
  const knownKind = KINDS.find(item => item === kind)
  const ownerName = knownOwner === undefined ? owner : say(`operations.owner.${knownOwner}`)
  return `${ownerName} · ${knownKind === undefined ? kind : say(`operations.kind.${knownKind}`)}`
}
