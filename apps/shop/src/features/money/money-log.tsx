import { chakra } from '@chakra-ui/react/styled-system'
import { useMoneyLogsQuery } from '@shiji/api/finance/finance.buyer.api.ts'
import { formatDateTime, formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, readId } from '../../site/links/paths.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'

const perPage = 20

/** Numbers of the original for the three accounts of a person. */
const TYPES = { balance: 0, frozen: 1, points: 2 } as const

export interface MoneyLogProps {
  readonly account: keyof typeof TYPES
  readonly title: string
}

/**
 * Entries of one account, newest first: reason, signed amount, and the balance after it. The page is in the address.
 */
export function MoneyLog({ account, title }: MoneyLogProps) {
  const say = useText('shop_account', 'table')
  const locale = useLocale()
  const [query, setQuery] = useSearchParams()
  const {
    data,
    isError,
    error: failure,
    isFetching,
    refetch,
  } = useMoneyLogsQuery({
    is_type: TYPES[account],
    per_page: perPage,
    page: readId(query.get('page')) ?? 1,
  })
  const amountOf = (value: number) => (account === 'points' ? formatNumber(value, locale) : formatMoney(value, locale))
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${amountOf(Math.abs(value))}`
  return (
    <chakra.section bg="bg.surface" borderRadius="md" p={{ base: '4', md: '6' }}>
      <chakra.h2 textStyle="lg" fontWeight="semibold" mb="2">
        {title}
      </chakra.h2>
      {isError && !data ? (
        <LoadFailed failure={failure} extent="inline" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeletons>
          {[1, 2, 3, 4, 5].map(place => (
            <Skeleton key={place} h="52px" mb="2" />
          ))}
        </Skeletons>
      ) : data.data.length === 0 ? (
        <EmptyState icon={ReceiptText} title={say('shop_account.money_empty')} extent="inline">
          <LinkButton href={PATHS.home}>{say('shop_account.empty_shopping')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <chakra.ul aria-busy={isFetching} opacity={isFetching ? '0.6' : '1'}>
            {data.data.map(row => (
              <chakra.li
                key={row.id}
                display="flex"
                alignItems="center"
                gap="4"
                py="3"
                borderTopWidth="1px"
                borderColor="border"
                _first={{ borderTopWidth: '0' }}
              >
                <Tag tone={row.money < 0 ? 'neutral' : 'success'}>
                  {say(row.money < 0 ? 'shop_account.money_out' : 'shop_account.money_in')}
                </Tag>
                <chakra.div minW="0" flex="1">
                  <chakra.p textStyle="md" fontWeight="medium" lineClamp="2">
                    {row.name}
                  </chakra.p>
                  <chakra.p textStyle="xs" color="fg.muted" data-tabular truncate>
                    {formatDateTime(row.created_at, locale)}
                    {row.order_no !== null && ` · ${say('shop_account.money_order', { number: row.order_no })}`}
                  </chakra.p>
                </chakra.div>
                <chakra.div textAlign="end" data-tabular>
                  <chakra.p textStyle="lg" fontWeight="semibold" color={row.money < 0 ? 'fg' : 'status.success.fg'}>
                    {signed(row.money)}
                  </chakra.p>
                  {row.balance_after !== null && (
                    <chakra.p textStyle="xs" color="fg.muted">
                      {say('shop_account.money_after', { amount: amountOf(row.balance_after) })}
                    </chakra.p>
                  )}
                </chakra.div>
              </chakra.li>
            ))}
          </chakra.ul>
          {data.last_page > 1 && (
            <chakra.div display="flex" justifyContent="center" mt="4">
              <Pagination
                short
                page={data.current_page}
                perPage={data.per_page}
                total={data.total}
                onPage={page => setQuery(page === 1 ? {} : { page: String(page) })}
              />
            </chakra.div>
          )}
        </>
      )}
    </chakra.section>
  )
}
