/** The words of surveys. */
export const messages = {
  'launch.condition.SURVEY': 'Survey answered',
  'launch.fix.SURVEY': 'Answer the survey',
  'launch.rule.survey': 'Round {number}: the survey comes first. What you answer does not change how much you get.',
  'launch.survey.title': 'Survey',
  'launch.survey.note':
    'Your answers do not change how much you get. They can be sent once and not changed afterwards.',
  'launch.survey.optional': 'Optional',
  'launch.survey.one': 'Choose one',
  'launch.survey.several': 'Choose one or more',
  'launch.survey.send': 'Send answers',
  'launch.survey.sent': 'Survey answered',
  'launch.survey.sentText': 'Thank you. Your answers were received.',
  'launch.survey.kept': 'What you have answered so far is kept in this tab until you send it.',
  'launch.survey.unknown': 'We are still checking whether your answers arrived. Send them again: they count once.',
  'launch.survey.clear': 'Clear the answer',
} as const;
