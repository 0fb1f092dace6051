import { chakra } from '@chakra-ui/react/styled-system'
import { useGoodsQuestionsQuery } from '@shiji/api/order/question.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { Skeletons, SkeletonText } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { useState } from 'react'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { AskForm } from './ask-form.tsx'
import { Question } from './question.tsx'

const perPage = 5

/** Questions on goods page by page, answered ones first, and a field to ask. */
export function QuestionList({ goodsId }: { readonly goodsId: number }) {
  const say = useText('shop_questions')
  const [page, setPage] = useState(1)
  const { data, isFetching, isError, error, refetch } = useGoodsQuestionsQuery({ id: goodsId, page, per_page: perPage })
  return (
    <>
      {isError && !isFetching ? (
        <LoadFailed failure={error} extent="inline" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeletons>
          <SkeletonText lines={4} />
        </Skeletons>
      ) : data.data.length === 0 ? (
        <chakra.p textStyle="md" color="fg.muted">
          {say('shop_questions.none')}
        </chakra.p>
      ) : (
        <>
          <chakra.ul aria-busy={isFetching} opacity={isFetching ? '0.55' : '1'}>
            {data.data.map(question => (
              <Question key={question.id} question={question} />
            ))}
          </chakra.ul>
          {data.last_page > 1 && (
            <chakra.div display="flex" justifyContent="center" mt="2">
              <Pagination
                short
                label={say('shop_questions.pages')}
                page={data.current_page}
                perPage={perPage}
                total={data.total}
                onPage={setPage}
              />
            </chakra.div>
          )}
        </>
      )}
      <chakra.div mt="5" maxW="640px">
        <AskForm goodsId={goodsId} />
      </chakra.div>
    </>
  )
}
