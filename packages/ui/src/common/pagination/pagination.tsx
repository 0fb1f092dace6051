import { chakra } from '@chakra-ui/react/styled-system'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Input } from '../input/input.tsx'
import { Select } from '../select/select.tsx'
import { pagerItems, readPage } from './pager.ts'

export interface PaginationProps {
  /** Current page, from 1. */
  readonly page: number
  /** Rows per page. */
  readonly perPage: number
  /** Total number of rows. */
  readonly total: number
  /** The total is capped and shown as "more than". @default false */
  readonly totalCapped?: boolean
  /** Called with the requested page. */
  readonly onPage: (page: number) => void
  /** Without it the page size cannot be changed. */
  readonly onPerPage?: (perPage: number) => void
  /** Shows total, previous, pages and next only, as storefront lists do. @default false */
  readonly short?: boolean
  /** Accessible name; needed if a page has several. @default 'Pagination' */
  readonly label?: string
  /** @default false */
  readonly disabled?: boolean
  /** The total is not known yet and is not shown, not even as 0. @default false */
  readonly loading?: boolean
}

/** Pages of a list: total, sizes, previous, pages, next, jumper (§9). */
export function Pagination({
  page,
  perPage,
  total,
  totalCapped = false,
  onPage,
  onPerPage,
  short = false,
  label,
  disabled = false,
  loading = false,
}: PaginationProps) {
  const say = useText('table')
  const locale = useLocale()
  const jumper = useId()
  const [typed, setTyped] = useState('')
  const last = loading ? page : Math.max(1, Math.ceil(total / perPage))
  const go = (to: number): void => {
    if (to !== page && !disabled) onPage(to)
  }
  const jump = (event: FormEvent): void => {
    event.preventDefault()
    const to = readPage(typed, last)
    setTyped('')
    if (to !== undefined) go(to)
  }
  const count = loading ? '–' : formatNumber(total, locale)
  return (
    <chakra.nav
      aria-label={label ?? say('table.pagination')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      textStyle="md"
      color="fg.muted"
    >
      <chakra.span data-tabular>
        {say(totalCapped && !loading ? 'table.total_over' : 'table.total', { total: count })}
      </chakra.span>
      {onPerPage && !short && (
        <chakra.span w={{ base: '136px', md: '116px' }}>
          <Select
            size="sm"
            aria-label={say('table.page_size_label')}
            value={perPage}
            disabled={disabled}
            onChange={event => onPerPage(Number(event.target.value))}
            choices={SPEC_LIMITS.list.perPageOptions.map(size => ({
              value: size,
              label: say('table.page_size', { size }),
            }))}
          />
        </chakra.span>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
        <IconButton
          size="sm"
          label={say('table.page_prev')}
          disabled={disabled || page <= 1}
          onClick={() => go(page - 1)}
        >
          <Icon of={ChevronLeft} size={16} />
        </IconButton>
        <chakra.ol display="flex" flexWrap="wrap" gap="1">
          {pagerItems(page, last).map(item =>
            typeof item === 'number' ? (
              <li key={item}>
                <Button
                  size="sm"
                  look={item === page ? 'subtle' : 'ghost'}
                  tone={item === page ? 'accent' : 'neutral'}
                  aria-current={item === page ? 'page' : undefined}
                  aria-label={say(item === page ? 'table.page_current' : 'table.page', { page: item })}
                  fontWeight={item === page ? 'semibold' : 'normal'}
                  px="2"
                  data-tabular
                  disabled={disabled}
                  onClick={() => go(item)}
                >
                  {item}
                </Button>
              </li>
            ) : (
              <chakra.li key={item} w="6" display="grid" placeItems="center" aria-hidden>
                …
              </chakra.li>
            ),
          )}
        </chakra.ol>
        <IconButton
          size="sm"
          label={say('table.page_next')}
          disabled={disabled || page >= last}
          onClick={() => go(page + 1)}
        >
          <Icon of={ChevronRight} size={16} />
        </IconButton>
      </chakra.div>
      {!short && (
        <chakra.form display="flex" alignItems="center" gap="2" onSubmit={jump}>
          <chakra.label htmlFor={jumper}>{say('table.page_jump')}</chakra.label>
          <Input
            id={jumper}
            size="sm"
            w="56px"
            textAlign="center"
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            onBlur={() => setTyped('')}
          />
          <chakra.span>{say('table.page_jump_suffix')}</chakra.span>
        </chakra.form>
      )}
    </chakra.nav>
  )
}
