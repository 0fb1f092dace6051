import { chakra } from '@chakra-ui/react/styled-system'
import { hasText, sayWith, useLocale, useText, useTranslation } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { useState } from 'react'
import { Button } from '../../common/button/button.tsx'
import { Checkbox, Radio } from '../../common/checkbox/checkbox.tsx'
import { cellContent } from '../data-table/cell/cell-content.tsx'
import '../data-table/cell/cell.css'
import { Dialog } from '../../common/dialog/dialog.tsx'
import { Pagination } from '../../common/pagination/pagination.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../common/state-view/states.tsx'
import { toast } from '../../common/toast/toast.ts'
import { SearchBar } from '../paged/search-bar.tsx'
import { usePaged } from '../paged/use-paged.ts'
import { ChosenChips } from './chosen-chips.tsx'
import { idOf, wordOf } from './row-words.ts'
import type { SourceRow, TableSource } from './table-source.ts'

export interface TableSelectDialogProps {
  readonly source: TableSource
  readonly open: boolean
  readonly multiple: boolean
  readonly chosen: readonly string[]
  /** Rows known by id, for the labels of the chips. */
  readonly known: ReadonlyMap<string, SourceRow>
  readonly onKnown: (rows: readonly SourceRow[]) => void
  readonly onConfirm: (ids: readonly string[]) => void
  readonly onClose: () => void
}

const { perPage } = SPEC_LIMITS.list

interface PanelProps extends Omit<TableSelectDialogProps, 'onConfirm' | 'onClose' | 'open' | 'chosen'> {
  readonly ticked: readonly string[]
  readonly onTicked: (ids: readonly string[]) => void
}

function Panel({ source, multiple, known, onKnown, ticked, onTicked }: PanelProps) {
  const say = useText('common', 'form', 'table')
  const locale = useLocale()
  const { i18n } = useTranslation('status')
  const [asked, setAsked] = useState({ typed: '', page: 1 })
  const { page, loading, failure, retry } = usePaged(`${asked.page} ${asked.typed}`, true, async signal => {
    const found = await source.load({ ...asked, perPage }, signal)
    onKnown(found.rows)
    return found
  })
  const words = {
    locale,
    status: (vocabulary: string, status: string) => {
      const key = `status.${vocabulary}.${status}`
      return hasText(i18n, key) ? sayWith(i18n)(key) : status
    },
  }
  const tick = (id: string, on: boolean): void => {
    const others = multiple ? ticked.filter(other => other !== id) : []
    onTicked(on || !multiple ? [...others, id] : others)
  }
  return (
    <chakra.div display="grid" gap="3" pb="3" aria-busy={loading}>
      <SearchBar onSearch={typed => setAsked({ typed, page: 1 })} />
      <ChosenChips
        ids={ticked}
        wordFor={id => {
          const row = known.get(id)
          return row ? wordOf(source, row) : id
        }}
        onRemove={id => onTicked(ticked.filter(other => other !== id))}
      />
      {failure !== undefined ? (
        <ErrorState extent="inline" hint={failure || undefined} onRetry={retry} retrying={loading} />
      ) : page === undefined ? (
        <LoadingState />
      ) : page.rows.length === 0 ? (
        <EmptyState extent="inline" title={say('common.empty_search')} />
      ) : (
        <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={source.title}>
          <chakra.table
            w="full"
            textStyle="md"
            data-cells
            css={{
              '& th:first-of-type': { w: '1px' },
              '& th, & td': { px: '3', py: '2', textAlign: 'start', borderBottomWidth: '1px', whiteSpace: 'nowrap' },
              '& th': { color: 'fg.muted', fontWeight: 'medium' },
              '& tbody tr:hover': { bg: 'bg.hover' },
            }}
          >
            <thead>
              <tr>
                <th scope="col">
                  <chakra.span srOnly>{say('form.choose')}</chakra.span>
                </th>
                {source.columns.map(column => (
                  <th key={column.id} scope="col">
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {page.rows.map(row => {
                const id = idOf(source, row)
                const Box = multiple ? Checkbox : Radio
                return (
                  <tr key={id}>
                    <td>
                      <Box
                        aria-label={wordOf(source, row)}
                        checked={ticked.includes(id)}
                        onChange={event => tick(id, event.target.checked)}
                      />
                    </td>
                    {source.columns.map(column => (
                      <td key={column.id}>{cellContent(column, row, words)}</td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </chakra.table>
        </chakra.div>
      )}
      {page !== undefined && page.total > perPage && (
        <Pagination
          page={asked.page}
          perPage={perPage}
          total={page.total}
          short
          disabled={loading}
          onPage={next => setAsked({ ...asked, page: next })}
        />
      )}
    </chakra.div>
  )
}

/** Rows of another table to select, 60 % wide or full screen (§9); the selection stays over search and pages. */
export function TableSelectDialog(props: TableSelectDialogProps) {
  const { source, open, multiple, chosen, onConfirm, onClose } = props
  const say = useText('common', 'error', 'form')
  const [ticked, setTicked] = useState(chosen)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setTicked(chosen)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={source.title}
      width="wide"
      fullScreenToggle
      closeOnOutside={false}
      footer={
        <>
          {multiple && (
            <chakra.span me="auto" textStyle="sm" color="fg.muted" role="status">
              {say('form.ticked_count', { count: ticked.length })}
            </chakra.span>
          )}
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button
            look="solid"
            onClick={() => (ticked.length === 0 ? toast.warning(say('error.select_first')) : onConfirm(ticked))}
          >
            {say('common.confirm')}
          </Button>
        </>
      }
    >
      <Panel
        source={source}
        multiple={multiple}
        known={props.known}
        onKnown={props.onKnown}
        ticked={ticked}
        onTicked={setTicked}
      />
    </Dialog>
  )
}
