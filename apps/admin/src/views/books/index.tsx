import { chakra } from '@chakra-ui/react/styled-system'
import { useBooksQuery, useCheckBooksMutation } from '@shiji/api/finance/finance.admin.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { accountName } from '@shiji/backoffice/nouns/records/account-name.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section, Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import type { Books } from '@shiji/contract/finance/finance.ts'
import { formatDateTime, formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'

/** How often the page polls for the end of a requested check. */
const LOOK_MS = 2_000

/** The books: totals per kind of account, "debits = credits" as a check, and every invariant, as the last check found them (product §2). */
export function Component() {
  const say = useText('operations')
  const locale = useLocale()
  const [isChecking, setChecking] = useState(false)
  const asked = useBooksQuery(undefined, { pollingInterval: isChecking ? LOOK_MS : 0 })
  if (asked.data !== undefined && asked.data.is_checking !== isChecking) setChecking(asked.data.is_checking)
  const amount = (unit: string, value: number) =>
    unit === 'POINT' ? formatNumber(value, locale) : formatMoney(value, locale)
  return (
    <Loaded asked={asked}>
      {data => {
        const broken = data.invariants.filter(check => check.breaches > 0)
        return (
          <Stack>
            <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
              <Outcome at={data.at} broken={broken.length} />
              {data.at !== null && (
                <chakra.span textStyle="sm" color="fg.muted">
                  {say('operations.books_checked', { time: formatDateTime(data.at, locale) })} ·{' '}
                  {say('operations.journals', { count: formatNumber(data.journals, locale) })}
                </chakra.span>
              )}
              <CheckNow isChecking={data.is_checking} />
              <chakra.p textStyle="xs" color="fg.muted" flexBasis="full">
                {say('operations.books_schedule')}
              </chakra.p>
            </chakra.div>
            <Section title={say('operations.debits_credits')}>
              <PlainTable
                name={say('operations.debits_credits')}
                head={[
                  say('operations.unit'),
                  say('operations.debits'),
                  say('operations.credits'),
                  say('operations.difference'),
                ]}
                rows={data.units.map(({ unit, debits, credits, difference }) => ({
                  id: unit,
                  cells: [
                    say(unit === 'POINT' ? 'operations.unit_points' : 'operations.unit_money'),
                    amount(unit, debits),
                    amount(unit, credits),
                    difference === 0 ? amount(unit, 0) : <Wrong key="difference">{amount(unit, difference)}</Wrong>,
                  ],
                }))}
              />
            </Section>
            <Section title={say('operations.totals')}>
              <PlainTable
                name={say('operations.totals')}
                head={[say('operations.account'), say('operations.accounts'), say('operations.balance')]}
                rows={data.totals.map(total => ({
                  id: `${total.owner_type} ${total.kind} ${total.unit}`,
                  cells: [
                    accountName(say, total.owner_type, total.kind),
                    formatNumber(total.accounts, locale),
                    amount(total.unit, total.balance),
                  ],
                }))}
              />
            </Section>
            <Section title={say('operations.invariants')}>
              <PlainTable
                name={say('operations.invariants')}
                head={[say('operations.invariant'), say('operations.breaches'), say('operations.milliseconds')]}
                rows={brokenFirst(data.invariants).map(check => ({
                  id: check.id,
                  cells: [
                    <Check key="check" check={check} />,
                    check.breaches === 0 ? (
                      say('operations.holds')
                    ) : (
                      <Wrong key="breaches">
                        {say('operations.broken_by', { count: formatNumber(check.breaches, locale) })}
                      </Wrong>
                    ),
                    formatNumber(check.ms, locale),
                  ],
                }))}
              />
            </Section>
          </Stack>
        )
      }}
    </Loaded>
  )
}

function Outcome({ at, broken }: { readonly at: Books['at']; readonly broken: number }) {
  const say = useText('operations')
  if (at === null) return <Tag>{say('operations.books_unchecked')}</Tag>
  return (
    <Tag tone={broken === 0 ? 'success' : 'danger'}>
      {broken === 0 ? say('operations.books_balance') : say('operations.books_broken', { count: broken })}
    </Tag>
  )
}

/** A check reads every order, so it runs in the background; the page shows that it is running. */
function CheckNow({ isChecking }: { readonly isChecking: boolean }) {
  const say = useText('operations', 'error')
  const mayCheck = useHeldPermissions()('book.check')
  const [check, asking] = useCheckBooksMutation()
  const ask = async () => {
    const { error } = await check()
    const message = error === undefined ? undefined : refusalOf(error, say).message
    if (message !== undefined) toast.error(message)
  }
  return (
    <>
      {mayCheck && (
        <Button size="sm" loading={isChecking || asking.isLoading} onClick={() => void ask()}>
          {say('operations.check_now')}
        </Button>
      )}
      <chakra.span role="status" textStyle="sm" color="fg.muted">
        {isChecking && say('operations.books_checking')}
      </chakra.span>
    </>
  )
}

/** A check by its number and words; of one that fails the rows that break it, so that they can be looked for. */
function Check({ check }: { readonly check: Books['invariants'][number] }) {
  const say = useText('operations')
  return (
    <>
      {check.id} {check.title}
      {check.sample.length > 0 && (
        <chakra.div textStyle="xs" color="fg.muted" mt="1">
          {say('operations.sample', { count: check.sample.length })}
          <chakra.ul
            aria-label={say('operations.sample', { count: check.sample.length })}
            display="flex"
            flexWrap="wrap"
            columnGap="3"
            listStyleType="none"
            fontFamily="mono"
          >
            {check.sample.map(row => (
              <li key={idsIn(row)}>{idsIn(row)}</li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </>
  )
}

/** The ids of a row, each with its column: `order_id 71 goods_id 11`. */
const idsIn = (row: Readonly<Record<string, number>>): string => Object.entries(row).flat().join(' ')

const Wrong = chakra('span', { base: { color: 'status.danger.fg', fontWeight: 'semibold' } })

/** Failed checks first, otherwise in the order of the server. */
const brokenFirst = (checks: Books['invariants']) => checks.toSorted((a, b) => b.breaches - a.breaches)
