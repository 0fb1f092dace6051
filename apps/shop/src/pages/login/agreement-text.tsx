import { useReadingPageQuery } from '@shiji/api/content/content.buyer.api.ts'
import { RichTextView } from '@shiji/ui/common/rich-text/rich-text-view.tsx'
import { Skeletons, SkeletonText } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { useName } from '../../site/names.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'

/** The text of an agreement, to read in a dialog. */
export function AgreementText({ name }: { readonly name: string }) {
  const pick = useName()
  const { data, isError, error: failure, isFetching, refetch } = useReadingPageQuery(name)
  if (data !== undefined) return <RichTextView stored={pick(data.content, data.content_en)} />
  if (isError) return <LoadFailed failure={failure} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Skeletons>
      <SkeletonText lines={8} />
    </Skeletons>
  )
}
