import { CommentsPage } from '@shiji/backoffice/nouns/comment/comments-page.tsx'

/** Comments on the goods of the store, with a reply to each. */
export const Component = () => <CommentsPage />
