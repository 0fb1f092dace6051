/** What may be done with a question: answered by a buyer or the store, hidden or shown again by the platform. */
export const QUESTION_ACTIONS = ['answer', 'hide', 'show'] as const
export type QuestionAction = (typeof QUESTION_ACTIONS)[number]
