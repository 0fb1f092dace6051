import { chakra } from '@chakra-ui/react/styled-system'
import { type SayText, useText } from '@shiji/i18n/react.ts'
import { Link } from 'react-router'
import { pagePath } from '../../core/address/menu-target.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'

/** A to-do of a dashboard's answer. */
export interface TodoItem {
  readonly key: string
  readonly count: number
  readonly oldest_minutes: number | null
  /** Page with its query, with or without the area's prefix: `/Seller/goods?verify=rejected`. */
  readonly target: string
}

/** Minutes from which a waiting entry is shown as late. */
const LATE_MINUTES = 1_440

/** To-dos: a card per kind of work, with the age of the oldest entry and a link to its page. Empty kinds stay, greyed. */
export function TodoCards({ items }: { readonly items: readonly TodoItem[] }) {
  const say = useText('dashboard')
  const { area } = useBackoffice()
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(150px, 100%), 1fr))"
      gap="3"
      listStyleType="none"
    >
      {items.map(item => {
        const late = (item.oldest_minutes ?? 0) >= LATE_MINUTES && item.count > 0
        return (
          <chakra.li key={item.key} display="grid">
            <Card asChild>
              <Link to={pagePath(item.target, area)}>
                <chakra.span textStyle="sm" color="fg.muted">
                  {say(`dashboard.todo.${todoKey(item.key)}`)}
                </chakra.span>
                <chakra.span
                  textStyle="3xl"
                  fontWeight="semibold"
                  color={late ? 'status.danger.fg' : item.count === 0 ? 'fg.subtle' : 'fg'}
                  data-tabular
                >
                  {item.count}
                </chakra.span>
                <chakra.span textStyle="xs" color={late ? 'status.danger.fg' : 'fg.subtle'}>
                  {item.count === 0
                    ? say('dashboard.nothing')
                    : item.oldest_minutes === null
                      ? say('dashboard.look')
                      : age(say, item.oldest_minutes)}
                </chakra.span>
              </Link>
            </Card>
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}

const Card = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    p: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    transition: 'box-shadow 140ms',
    _hover: { boxShadow: 'md' },
  },
})

const KEYS = [
  'to_ship',
  'waiting_payment',
  'to_reply',
  'address_requests',
  'to_answer',
  'low_stock',
  'goods_rejected',
  'goods_review',
  'store_review',
  'late_shipping',
  'cash_review',
  'cash_recheck',
  'cash_pay',
  'jobs_failing',
] as const
type TodoKey = (typeof KEYS)[number]

/** Kinds of work known to this version; unknown ones get a general label. */
const todoKey = (key: string): TodoKey | 'other' => KEYS.find(known => known === key) ?? 'other'

const age = (say: SayText, minutes: number): string => {
  if (minutes < 60) return say('dashboard.oldest_minutes', { count: minutes })
  return minutes < 2_880
    ? say('dashboard.oldest_hours', { count: Math.floor(minutes / 60) })
    : say('dashboard.oldest_days', { count: Math.floor(minutes / 1_440) })
}
