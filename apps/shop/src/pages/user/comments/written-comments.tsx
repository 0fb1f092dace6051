import { chakra } from '@chakra-ui/react/styled-system'
import { useOwnCommentsQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { EmptyState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { WrittenComment } from './written-comment.tsx'

const perPage = 10

/** Own reviews, the newest first. */
export function WrittenComments() {
  const say = useText('shop_comments')
  const [page, setPage] = useState(1)
  const { data, isFetching, isError, error, refetch } = useOwnCommentsQuery(
    { page, per_page: perPage },
    { refetchOnMountOrArgChange: true },
  )
  if (isError && !isFetching) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingState />
  if (data.data.length === 0) return <EmptyState icon={MessageSquareText} title={say('shop_comments.written_none')} />
  return (
    <>
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {data.data.map(comment => (
          <WrittenComment key={comment.id} comment={comment} />
        ))}
      </chakra.ul>
      {data.last_page > 1 && (
        <chakra.div display="flex" justifyContent="center" mt="4">
          <Pagination short page={data.current_page} perPage={perPage} total={data.total} onPage={setPage} />
        </chakra.div>
      )}
    </>
  )
}
