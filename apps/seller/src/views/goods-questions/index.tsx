import { QuestionsPage } from '@shiji/backoffice/nouns/question/questions-page.tsx'

/** Questions on the goods of the store, unanswered ones first. */
export const Component = () => <QuestionsPage />
