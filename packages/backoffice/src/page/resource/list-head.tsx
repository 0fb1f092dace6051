import { chakra } from '@chakra-ui/react/styled-system'
import { LIMITS } from '@shiji/contract/limits.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { TableQuery } from '@shiji/ui/backoffice/data-table/table-query.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import type { Queue, ResourceDeclaration } from '../declaration/resource-declaration.ts'

interface ListHeadProps {
  readonly queues: readonly Queue[] | undefined
  readonly finds: ResourceDeclaration['finds']
  readonly query: TableQuery
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly ask: (query: TableQuery) => void
}

const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    minH: { base: '44px', md: 'control-md' },
    px: '3',
    borderRadius: 'sm',
    textStyle: 'md',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-current=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
})

/** The search without the filters of all queues, and with those of one. */
function searchOf(queue: Queue, queues: readonly Queue[], search: TableQuery['search']): TableQuery['search'] {
  const names = queues.flatMap(each => Object.keys(each.search))
  const others = Object.entries(search).filter(([name]) => !names.includes(name))
  return { ...Object.fromEntries(others), ...queue.search }
}

/** The queue that a search shows: the one with exactly its filters. */
function currentQueue(queues: readonly Queue[], search: TableQuery['search']): Queue | undefined {
  const names = new Set(queues.flatMap(each => Object.keys(each.search)))
  return queues.find(queue => [...names].every(name => (search[name] ?? '') === (queue.search[name] ?? '')))
}

const { queueCap } = LIMITS.list

const countText = (count: number, locale: Locale): string =>
  count >= queueCap ? `${formatNumber(queueCap - 1, locale)}+` : formatNumber(count, locale)

/** Above a list: its queues as tabs with their numbers, and one box that finds rows by what people have at hand. */
export function ListHead({ queues = [], finds, query, counts, ask }: ListHeadProps) {
  const say = useText('table')
  const locale = useLocale()
  const current = currentQueue(queues, query.search)
  const open = (queue: Queue) =>
    ask({
      ...query,
      page: 1,
      sort: queue.sort === undefined ? [] : [queue.sort],
      search: searchOf(queue, queues, query.search),
    })
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
      {queues.length > 0 && (
        <chakra.nav aria-label={say('table.queues')} minW="0" maxW="full" overflowX="auto">
          <chakra.ul display="flex" gap="1" listStyleType="none">
            {queues.map(queue => {
              const count = queue.count === undefined ? undefined : counts?.[queue.count]
              return (
                <li key={queue.id}>
                  <Tab type="button" aria-current={queue === current} onClick={() => open(queue)}>
                    {queue.label}
                    {count !== undefined && (
                      <chakra.span
                        data-tabular
                        textStyle="sm"
                        fontWeight={queue.urgent && count > 0 ? 'semibold' : 'normal'}
                        color={queue.urgent && count > 0 ? 'status.danger.fg' : 'inherit'}
                      >
                        {countText(count, locale)}
                      </chakra.span>
                    )}
                  </Tab>
                </li>
              )
            })}
          </chakra.ul>
        </chakra.nav>
      )}
      {finds !== undefined && <FindBox key={query.search[finds.name]} finds={finds} query={query} ask={ask} />}
    </chakra.div>
  )
}

interface FindBoxProps extends Pick<ListHeadProps, 'query' | 'ask'> {
  readonly finds: NonNullable<ListHeadProps['finds']>
}

/** Enter or the button searches; an empty box shows all rows again. */
function FindBox({ finds, query, ask }: FindBoxProps) {
  const say = useText('table', 'common')
  const { [finds.name]: found = '', ...others } = query.search
  const find = (text: string) =>
    // A bar would end the value and start an operator.
    ask({
      ...query,
      page: 1,
      search: text === '' ? others : { ...others, [finds.name]: text.replaceAll('|', ' ').trim() },
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    find(String(new FormData(event.currentTarget).get(finds.name) ?? '').trim())
  }
  return (
    <chakra.form onSubmit={submit} display="flex" gap="2" flex="1" minW={{ base: 'full', md: '320px' }} maxW="520px">
      <Input
        name={finds.name}
        type="search"
        aria-label={finds.label}
        placeholder={finds.label}
        defaultValue={found}
        maxLength={100}
        autoComplete="off"
        minH={{ base: '44px', md: 'control-md' }}
      />
      <Button
        type="submit"
        aria-label={say('table.find')}
        icon={<Icon of={Search} size={16} />}
        minH={{ base: '44px', md: 'control-md' }}
        minW={{ base: '44px', md: 'control-md' }}
      />
      {found !== '' && (
        <Button look="plain" minH={{ base: '44px', md: 'control-md' }} onClick={() => find('')}>
          {say('common.clear')}
        </Button>
      )}
    </chakra.form>
  )
}
