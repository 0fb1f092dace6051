import { chakra } from '@chakra-ui/react/styled-system'
import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { type GoodsRecord, useGetGoodsFormQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { isCut } from '@shiji/backoffice/core/action/refusal.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { FoldedHistory } from '@shiji/backoffice/page/history/record-history.tsx'
import { CODE } from '@shiji/contract/envelope.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState, ErrorState, ForbiddenState } from '@shiji/ui/common/state-view/states.tsx'
import { type ReactNode, useMemo, useState } from 'react'
import { BackToGoods } from './back-to-goods.tsx'
import { ChangeNotice } from './changes/change-notice.tsx'
import { toProposedDraft } from './changes/proposed-draft.ts'
import { newDraft, toCopy } from './draft/goods-draft.ts'
import { GoodsForm } from './goods-form.tsx'

interface Leaving {
  /** New goods were made. */
  readonly onMade: () => void
}

/** Key of the drafts that are saved in the tab: differs by person, store and goods. */
function useOwner(goods: string): string | undefined {
  const { data: person } = useAuthInfoQuery('seller')
  return person === undefined ? undefined : `${person.id}/${person.store_id ?? 0}/${goods}`
}

/** New goods, empty or like others. */
export function NewGoods({ copyOf, onMade }: Leaving & { readonly copyOf: number | undefined }) {
  const say = useText('goods', 'common')
  const mayCreate = useHeldPermissions()('goods.create')
  const owner = useOwner(copyOf === undefined ? 'new' : `copy ${copyOf}`)
  if (owner === undefined) return <Waiting />
  if (!mayCreate)
    return (
      <ForbiddenState title={say('goods.create_forbidden')}>
        <BackToGoods />
      </ForbiddenState>
    )
  if (copyOf === undefined) return <EmptyForm owner={owner} onMade={onMade} />
  return <OfGoods id={copyOf}>{asked => <CopyForm of={asked.data} owner={owner} onMade={onMade} />}</OfGoods>
}

interface MakeProps extends Leaving {
  readonly owner: string
}

const nothing = async () => undefined
const stay = () => undefined

const EmptyForm = ({ owner, onMade }: MakeProps) => (
  <GoodsForm
    goods={undefined}
    start={newDraft}
    owner={owner}
    readOnly={false}
    look={nothing}
    onMade={onMade}
    onReload={stay}
  />
)

function CopyForm({ of, owner, onMade }: MakeProps & { readonly of: GoodsRecord }) {
  const say = useText('goods')
  const locale = useLocale()
  const [start] = useState(() => toCopy(of))
  return (
    <>
      <chakra.p mb="3" textStyle="sm" color="fg.muted">
        {say('goods.copy_of', { name: inLanguage(of, 'name', locale) })}
      </chakra.p>
      <GoodsForm
        goods={undefined}
        start={start}
        owner={owner}
        readOnly={false}
        look={nothing}
        onMade={onMade}
        onReload={stay}
      />
    </>
  )
}

/** Goods that are there: to change, or to read where this person may not. */
export function OwnGoods({ id }: { readonly id: number }) {
  const say = useText('goods')
  const owner = useOwner(String(id))
  const [round, setRound] = useState(0)
  if (owner === undefined) return <Waiting />
  return (
    <OfGoods id={id} key={round}>
      {({ data: goods, look }) => {
        const readOnly = !goods.actions.includes('update')
        return (
          <>
            {readOnly && (
              <chakra.p role="note" mb="3" textStyle="sm" color="fg.muted">
                {say('goods.look_only')}
              </chakra.p>
            )}
            <ChangeNotice goods={goods} readOnly={readOnly} onWithdrawn={() => setRound(count => count + 1)} />
            <EditForm
              goods={goods}
              owner={owner}
              readOnly={readOnly}
              look={look}
              onReload={() => setRound(count => count + 1)}
            />
            <FoldedHistory subject="goods" id={id} />
          </>
        )
      }}
    </OfGoods>
  )
}

interface EditProps {
  readonly goods: GoodsRecord
  readonly owner: string
  readonly readOnly: boolean
  readonly look: () => Promise<GoodsRecord | undefined>
  readonly onReload: () => void
}

/** Input stays when the goods reload after a save. */
function EditForm({ goods, ...rest }: EditProps) {
  const [first] = useState(goods)
  const start = useMemo(() => toProposedDraft(first), [first])
  return <GoodsForm goods={first} start={start} onMade={stay} {...rest} />
}

interface Looked {
  readonly data: GoodsRecord
  readonly look: () => Promise<GoodsRecord | undefined>
}

/** Loads goods of the own store; others count as not found. */
function OfGoods({ id, children }: { readonly id: number; readonly children: (asked: Looked) => ReactNode }) {
  const asked = useGetGoodsFormQuery({ area: 'seller', id }, { refetchOnMountOrArgChange: true })
  const [since] = useState(Date.now)
  const [opened, setOpened] = useState(false)
  const { currentData: data, isError, isFetching, error, refetch, fulfilledTimeStamp = 0 } = asked
  // The form must not start from the cache of an earlier visit.
  if (data !== undefined && fulfilledTimeStamp >= since && !opened) setOpened(true)
  if (data !== undefined && opened) {
    const look = async () => {
      const again = await refetch()
      return again.isError ? undefined : again.data
    }
    return children({ data, look })
  }
  if (!isError || isFetching) return <Waiting />
  if (isFailure(error) && error.code === CODE.missing) return <MissingGoods />
  if (isFailure(error) && error.code === CODE.forbidden)
    return (
      <ForbiddenState>
        <BackToGoods />
      </ForbiddenState>
    )
  return (
    <ErrorState
      hint={isFailure(error) && !isCut(error) ? error.msg || undefined : undefined}
      onRetry={() => void refetch()}
    />
  )
}

/** Goods that do not exist, or not in this store. */
export function MissingGoods() {
  const say = useText('goods')
  return (
    <EmptyState title={say('goods.missing')} hint={say('goods.missing_hint')}>
      <BackToGoods />
    </EmptyState>
  )
}

const Waiting = () => (
  <Skeletons>
    <Skeleton h="64px" mb="4" />
    <Skeleton h="260px" mb="4" />
    <Skeleton h="180px" mb="4" />
    <Skeleton h="240px" />
  </Skeletons>
)
