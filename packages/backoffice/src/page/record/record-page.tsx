import { chakra } from '@chakra-ui/react/styled-system'
import { type ResourceRow, useOpenRowQuery } from '@shiji/api/resource/resource.api.ts'
import { type ListCall, type PageWire, pagePath } from '@shiji/contract/lists/list-call.ts'
import type { AuditRecord } from '@shiji/contract/platform/audit.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { copyText } from '@shiji/ui/backoffice/data-table/reading/copy-text.ts'
import type { TableColumn } from '@shiji/ui/backoffice/data-table/table-column.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import type { ReactNode } from 'react'
import { usePageAddress } from '../../core/address/page-address.ts'
import { usePageTitle } from '../../core/running/use-page-title.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { RecordFacts } from './record-view.tsx'
import { UnreadRecord } from './unread-record.tsx'

/** Something that can be done with a record now. */
export interface RecordAction {
  readonly label: string
  readonly danger?: boolean
  readonly onSelect: () => void
}

interface RecordPageProps<T extends PageWire> {
  /** The list of the records, whose view is shown. */
  readonly call: ListCall<T, string, string, string>
  readonly subject: AuditRecord
  /** Address of the list and what leads there. */
  readonly list: { readonly href: string; readonly label: string }
  readonly title: (row: T['view']) => string
  /** States beside the title. */
  readonly states?: (row: T['view']) => ReactNode
  readonly facts: readonly { readonly id: string; readonly title: string }[]
  readonly actions?: (row: T['view']) => readonly RecordAction[]
  /** Sections below the facts: newest orders, links to records that belong to it. */
  readonly more?: (row: T['view']) => ReactNode
}

/** One record at its own address, to work on and to send to a colleague: facts, state, actions, history. */
export function RecordPage<T extends PageWire>(props: RecordPageProps<T>) {
  const { id } = usePageAddress()
  const { list } = props
  return (
    <>
      <UiLink
        href={list.href}
        display="inline-flex"
        alignItems="center"
        minH={{ base: '44px', md: 'control-sm' }}
        color="accent.fg"
        fontWeight="medium"
        textDecoration="underline"
        textStyle="sm"
      >
        {list.label}
      </UiLink>
      {typeof id === 'number' ? <OneRecord key={id} {...props} id={id} /> : <MissingRecord />}
    </>
  )
}

function MissingRecord() {
  const say = useText('records')
  return <EmptyState title={say('records.missing')} hint={say('records.missing_hint')} />
}

function OneRecord<T extends PageWire>(props: RecordPageProps<T> & { readonly id: number }) {
  const { call, id, title } = props
  const asked = useOpenRowQuery({ path: pagePath(call), id }, { refetchOnMountOrArgChange: true })
  const { currentData, fulfilledTimeStamp = 0 } = asked
  // The view comes from the wire and was checked against the server's schema.
  const row = currentData as T['view'] | undefined
  const name = row === undefined ? undefined : title(row)
  usePageTitle(name)
  if (row === undefined || currentData === undefined || name === undefined)
    return <UnreadRecord asked={asked} missing={<MissingRecord />} />
  return <RecordSections {...props} row={row} stored={currentData} name={name} readAt={fulfilledTimeStamp} />
}

interface RecordSectionsProps<T extends PageWire> extends RecordPageProps<T> {
  readonly id: number
  readonly row: T['view']
  /** The same row, as the table engine reads it. */
  readonly stored: ResourceRow
  /** When it was read: a change makes its history a new one too. */
  readonly readAt: number
  readonly name: string
}

function RecordSections<T extends PageWire>(props: RecordSectionsProps<T>) {
  const say = useText('records', 'order')
  // The facts were declared for the rows of this call; this joins them with the rows of the engine.
  const { id, row, stored, readAt, name, subject, states, facts, actions, more } = props
  const touch = { minH: { base: '44px', md: 'control-md' } }
  return (
    <>
      <chakra.header mb="4" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h1 textStyle="2xl" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.h1>
        {states?.(row)}
        <chakra.div ms={{ base: '0', md: 'auto' }} display="flex" flexWrap="wrap" gap="2">
          <Button {...touch} onClick={() => void copyText(say, location.href)}>
            {say('order.link_copy')}
          </Button>
          {actions?.(row).map(({ label, danger = false, onSelect }) => (
            <Button key={label} {...touch} {...(danger ? { tone: 'danger' as const } : {})} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </chakra.div>
      </chakra.header>
      <RecordSection title={say('records.facts')}>
        <RecordFacts columns={facts as unknown as readonly TableColumn<ResourceRow>[]} row={stored} />
      </RecordSection>
      {more?.(row)}
      <RecordHistory key={readAt} subject={subject} id={id} />
    </>
  )
}

/** A part of the page of a record, with its heading. */
export const RecordSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.section aria-label={title} mb="4" bg="bg.surface" borderRadius="md" p="4" minW="0">
    <chakra.h2 mb="3" textStyle="lg" fontWeight="semibold">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)
