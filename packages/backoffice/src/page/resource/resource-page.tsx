import '@shiji/ui/backoffice/field-types/register.ts'
import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { type ResourceRow, useDestroyRowsMutation } from '@shiji/api/resource/resource.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { Namespace } from '@shiji/i18n/text-key.ts'
import { DataTable } from '@shiji/ui/backoffice/data-table/data-table.tsx'
import type { DialogSlots } from '@shiji/ui/backoffice/data-table/record/table-dialogs.tsx'
import type { TableFailure } from '@shiji/ui/backoffice/data-table/refresh/table-failure.ts'
import type { TableQuery } from '@shiji/ui/backoffice/data-table/table-query.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { menuName } from '../../core/menu/menu-name.ts'
import { useMenu } from '../../core/menu/use-menu.ts'
import type { DeclareResource, ResourceDeclaration } from '../declaration/resource-declaration.ts'
import { useServerExport } from '../exports/use-server-export.ts'
import { auditedAs } from '../history/audited-as.ts'
import { FoldedHistory } from '../history/record-history.tsx'
import { RecordView } from '../record/record-view.tsx'
import { useUploadFile } from '../record/use-upload-file.ts'
import { toListQuery, writeAddress } from '../table/table-address.ts'
import { useTableDesk } from '../table/use-table-desk.ts'
import { useAllRows } from './all-rows.ts'
import { ListHead } from './list-head.tsx'
import { useAllowedButtons } from './use-allowed-buttons.ts'
import { useInlineColumns } from './use-inline-columns.ts'
import { useListSums } from './use-list-sums.ts'
import { useResourceRows } from './use-resource-rows.ts'
import { useServerImporter } from './use-server-importer.ts'

// Forms load with the first dialog; most visits only read.
const AddForm = lazyPart(() => import('../record/record-form.tsx').then(module => module.AddForm))
const EditForm = lazyPart(() => import('../record/record-form.tsx').then(module => module.EditForm))

export interface ResourcePageProps {
  /** The page, as a function at module level. */
  readonly declare: DeclareResource
  /** Namespaces of its texts, besides those that the app loads at the start. */
  readonly texts?: readonly Namespace[]
}

const NO_TEXTS: readonly Namespace[] = []

/** An ordinary page: table, search, add, edit, view and delete over the calls of every resource (spec §2, §4, §7). */
export function ResourcePage({ declare, texts = NO_TEXTS }: ResourcePageProps) {
  const say = useText(...texts)
  const locale = useLocale()
  const upload = useUploadFile()
  const serverImporter = useServerImporter()
  const resource = useMemo(
    () => declare({ say, locale, upload, serverImporter }),
    [declare, say, locale, upload, serverImporter],
  )
  return <ResourceTable resource={resource} />
}

function ResourceTable({ resource }: { readonly resource: ResourceDeclaration }) {
  const say = useText()
  const locale = useLocale()
  const { page } = useMenu()
  const item = page?.trail.at(-1)
  const { table, query, ask, layout, keepLayout, views } = useTableDesk(resource)
  const list = useResourceRows(resource, query)
  const listQuery = useMemo(
    () => toListQuery(query, resource.fixed, resource.firstSort),
    [query, resource.fixed, resource.firstSort],
  )
  const { refetch: refetchSums, ...sums } = useListSums(resource, listQuery, list)
  const allRows = useAllRows(resource.path, listQuery)
  const name = item === undefined ? say('common.menu_name') : menuName(item, locale)
  const serverExport = useServerExport(table, name, listQuery)
  const [destroy] = useDestroyRowsMutation()
  const buttons = useAllowedButtons(resource)
  const columns = useInlineColumns(resource, buttons.update)
  const { lastPage, rows, total, tree } = list
  useEffect(() => {
    // The last row of the last page is gone, or another person deleted some.
    if (lastPage !== undefined && lastPage > 0 && query.page > lastPage) ask({ ...query, page: lastPage })
  }, [lastPage, query, ask])
  const refresh = () => {
    list.refetch()
    refetchSums()
  }
  const isTree = tree !== undefined
  const dialogs = useMemo(() => dialogsOf(resource, isTree), [resource, isTree])
  const onDelete = async (ids: readonly string[]) => {
    // In a tree, the table itself reloads the children of the parents; this only concerns the roots.
    const hasRoot = rows?.some(row => ids.includes(String(row.id))) === true
    const parents = tree === undefined ? {} : { parents: hasRoot ? [0] : [] }
    const outcome = await destroy({ path: resource.path, ids: ids.map(Number), ...parents })
    if (outcome.error !== undefined) return false
    toast.success(say('error.operation_successful'))
    return true
  }
  const { queues, finds } = resource
  return (
    <>
      {(queues !== undefined || finds !== undefined) && (
        <ListHead queues={queues} finds={finds} query={query} counts={list.counts} ask={ask} />
      )}
      <DataTable<ResourceRow>
        name={name}
        columns={columns}
        rows={rows ?? (isIgnored(list.error) ? NO_ROWS : undefined)}
        {...(tree === undefined ? {} : { tree })}
        total={Math.min(total, LIMITS.list.countCap)}
        totalCapped={total > LIMITS.list.countCap}
        query={query}
        onQuery={next => (isSameAddress(next, query) ? refresh() : ask(next))}
        loading={list.isFetching}
        failure={failureOf(list.error)}
        onRefresh={refresh}
        {...sums}
        loadedAt={list.loadedAt}
        layout={layout}
        onLayout={keepLayout}
        {...(views === undefined ? {} : { views })}
        allRows={allRows}
        serverExport={serverExport}
        buttons={buttons}
        {...partsOf(resource)}
        dialogs={dialogs}
        onDelete={onDelete}
      />
    </>
  )
}

const NO_ROWS: readonly ResourceRow[] = []

/** Clicking Search again reloads. The address is unchanged, so the list has to be reloaded explicitly. */
const isSameAddress = (one: TableQuery, other: TableQuery) =>
  writeAddress(one).toString() === writeAddress(other).toString()

function dialogsOf(resource: ResourceDeclaration, isTree: boolean): DialogSlots<ResourceRow> {
  const { form, editForm, ownForm: OwnForm } = resource
  const waiting = (content: ReactNode) => <Suspense fallback={<LoadingState />}>{content}</Suspense>
  const view = (row: ResourceRow) => <RecordView key={row.id} resource={resource} id={row.id} />
  const audited = auditedAs(resource)
  const withHistory = (row: ResourceRow, form: ReactNode) =>
    waiting(
      <>
        {form}
        {audited !== undefined && <FoldedHistory subject={audited} id={row.id} />}
      </>,
    )
  if (OwnForm !== undefined) {
    return {
      add: handle => waiting(<OwnForm handle={handle} />),
      edit: (row, handle) => withHistory(row, <OwnForm key={row.id} handle={handle} id={row.id} />),
      view,
    }
  }
  const add: DialogSlots<ResourceRow>['add'] = handle =>
    waiting(<AddForm resource={resource} isTree={isTree} handle={handle} />)
  const edit: DialogSlots<ResourceRow>['edit'] = (row, handle) =>
    withHistory(row, <EditForm key={row.id} resource={resource} isTree={isTree} handle={handle} id={row.id} />)
  return {
    ...(form === undefined ? {} : { add }),
    ...((form ?? editForm) === undefined ? {} : { edit }),
    view,
  }
}

/** An HTML page instead of a list is ignored (spec §8): no failure, the previous rows stay. */
const isIgnored = (error: unknown) => isFailure(error) && error.kind === 'html'

function failureOf(error: unknown): TableFailure | undefined {
  if (error === undefined || isIgnored(error)) return undefined
  return isFailure(error) ? { message: error.msg || undefined, requestId: requestIdOf(error.data) } : {}
}

const requestIdOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'request_id' in data ? String(data.request_id) : undefined

function partsOf(resource: ResourceDeclaration) {
  const { search, searchDefaults, allows, rowActions, rowMenu, bulkActions, importer, toolbar, onAdd, onEdit } =
    resource
  const { below, card, onView } = resource
  return {
    ...(onAdd === undefined ? {} : { onAdd }),
    ...(onEdit === undefined ? {} : { onEdit }),
    ...(onView === undefined ? {} : { onView }),
    ...(below === undefined ? {} : { below }),
    ...(card === undefined ? {} : { card }),
    ...(search === undefined ? {} : { searchFields: search }),
    ...(searchDefaults === undefined ? {} : { searchDefaults }),
    ...(allows === undefined ? {} : { allows }),
    ...(rowActions === undefined ? {} : { rowActions }),
    ...(rowMenu === undefined ? {} : { rowMenu }),
    ...(bulkActions === undefined ? {} : { bulkActions }),
    ...(importer === undefined ? {} : { importer }),
    ...(toolbar === undefined ? {} : { toolbar }),
  }
}
