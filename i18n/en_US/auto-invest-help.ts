/** Questions people ask about auto-invest, and its risks. */
export const messages = {
  'autoInvest.help.questions': 'Questions',
  'autoInvest.help.risks': 'Risks',
  'autoInvest.help.run.q': 'What happens at each run?',
  'autoInvest.help.run.a':
    'Within a minute of its time the plan buys each coin for its share of the amount, in the spot market. The coins are in your Spot account right after.',
  'autoInvest.help.short.q': 'What if there is not enough USDT?',
  'autoInvest.help.short.a':
    'Then nothing is bought, not even a part, and the plan tries again on its next date. We tell you 12 hours before if the money will not suffice, and after a run that failed.',
  'autoInvest.help.source.q': 'Where does the money come from?',
  'autoInvest.help.source.a':
    'From Spot. If you allow it, exactly what is missing there is taken from Funding. Nothing is set aside beforehand: until the run your money is yours to use.',
  'autoInvest.help.price.q': 'At which price does it buy?',
  'autoInvest.help.price.a':
    'At the market, but never above the index price plus 1%. What cannot be bought within that stays in Spot, and a market that is halted is left out. Each run says what it cost against the index.',
  'autoInvest.help.fee.q': 'What does it cost?',
  'autoInvest.help.fee.a':
    'The spot fee of your VIP level for each purchase, as if you had bought by hand. The plan itself costs nothing.',
  'autoInvest.help.time.q': 'Which clock does it follow?',
  'autoInvest.help.time.a':
    'The one of the time zone that the plan names. When the clocks change there, it keeps its hour. An hour that is skipped is made up for at the next valid minute; one that comes twice counts once.',
  'autoInvest.help.change.q': 'Can I change or end a plan?',
  'autoInvest.help.change.a':
    'Yes, free. Changes take effect from the next run; only in the last 5 minutes before it they have to wait. Pausing and deleting work at any time. A deleted plan cannot be started again.',
  'autoInvest.help.now.q': 'What does “Run now” do?',
  'autoInvest.help.now.a': 'It buys once more, at once. The dates of the plan stay as they are.',
  'autoInvest.help.figures.q': 'How is the result counted?',
  'autoInvest.help.figures.a':
    'As if you kept everything the plan bought: its coins at the price of now, against all that was paid, fees included. Selling or sending coins elsewhere does not change it.',
  'autoInvest.help.past.q': 'Does the past result say what I will earn?',
  'autoInvest.help.past.a':
    'No. It says what the plan would have done with past prices, at one close a day. The future will differ, and the best past is no reason to expect another.',
  'autoInvest.help.risk.fall':
    'Coins can lose most or all of their value. Buying regularly spreads the prices you pay; it does not keep you from losing money.',
  'autoInvest.help.risk.rise':
    'In a market that rises, buying bit by bit brings less than buying everything at the beginning.',
  'autoInvest.help.risk.more': 'A plan goes on buying while prices fall, until you pause or delete it.',
  'autoInvest.help.risk.fill':
    'In a hectic or thin market a run may buy only a part, or cost more than the index price, up to the guard.',
  'autoInvest.help.risk.money': 'Use only money whose loss you can bear. Nothing here is advice on what to buy.',
} as const;
