/** Word lists of English, written for this engine: which words say nothing, which say little, and which turn others around. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Grammar. They carry no subject, so they are no evidence; between two words they do not part a pair. */
export const functionWords = list(`
  a an the this that these those it its itself he him his she her hers they them their theirs we us our ours you your yours i me my mine
  myself yourself himself herself themselves ourselves one ones who whom whose which what when where why how there here
  am is are was were be been being do does did doing done have has had having will would shall should can could may might must ought
  of in on at by for to from with into onto upon about as than via per over under between among during within through across against
  and or but nor so yet if then else because since while whether although though unless until
  any some each every all both either such same other another own very too also just only even still ever again more most much many
  if s t d ll m re ve let lets got get gets please whatever whichever
`);

/** Words that questions and option descriptions are made of whatever they ask. They count, but for little. */
export const weakWords = list(`
  document documents text texts content contents describe describes described describing description mention mentions mentioned mentioning
  say says said state states stated contain contains contained containing include includes included including following given provide
  provides provided providing concern concerns concerning relate related relates regarding refer refers example examples kind kinds type types
  sort thing things something anything author writer user users people person make makes made making use uses used using way ways
  good bad well new old need needs needed want wants wanted support supports supported supporting help helps helped main mainly mostly primarily
  package packages project projects library libraries module modules item items piece case cases part parts like etc based various different
  category option answer question criteria true false yes
  come comes came go goes going take takes give gives show shows shown work works run runs running handle handles allow allows deal deals
  talk talks ask asks asked tell tells become becomes know known look looks find finds
  topic topics subject subjects
  customer customers client clients sender senders caller callers reviewer reviewers guest guests visitor visitors message messages
`);

/** Words that turn what follows them around, up to the end of the clause or `NEGATION_REACH` words. */
export const negators = list(`
  not no never none nothing without neither nor cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt couldnt hasnt
  havent hadnt lack lacks lacked lacking hardly barely
`);

/** Words after which a negation no longer reaches. */
export const clauseWords = list("but however although though yet except unless instead rather only because and");

/** Names of fields that say what a document is about, rather than tell of it. */
export const headlines = list(
  "name title subject headline heading summary description abstract topic topics category categories tags keywords labels label",
);

/** The quantity that a rubric's level mentions, if it does: 0 for none, 1 for a plain mention, more for more. */
export const degrees: ReadonlyMap<string, number> = new Map([
  ...[
    ..."slightly somewhat little few some partly partially minor mild mildly basic minimal limited low short brief".split(" "),
  ].map((word): [string, number] => [word, 0.4]),
  ...[..."moderate moderately medium fair fairly adequate average".split(" ")].map((word): [string, number] => [word, 0.7]),
  ...[
    ..."very extremely highly fully complete completely thorough thoroughly extensive extensively severe severely strong strongly entirely always many every high".split(
      " ",
    ),
  ].map((word): [string, number] => [word, 1.4]),
]);

/** Words that a negation reaches, function words not counted. */
export const NEGATION_REACH = 5;
