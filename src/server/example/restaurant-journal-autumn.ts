/** Posts of the example restaurant from July to December, and a draft. */
import type { ExamplePost } from './restaurant-parts';

export const autumnPosts: readonly ExamplePost[] = [
  {
    slug: 'midsummer-outside',
    title: 'Midsummer, outside',
    day: '07-02',
    author: 'marit',
    categories: ['House'],
    tags: ['summer', 'the room'],
    picture: 'night',
    excerpt:
      'When the sun goes down at half past ten, nobody wants a ceiling. Notes on moving a restaurant onto a quay.',
    body: `We carried out twenty-two chairs, the bench, all the lamps with batteries and one oven door that we did not need. Plates stay warm on the wall. Wine does not stay cold anywhere.

What we learned: napkins need stones. A table on cobbles needs four wedges, and the fourth is always a wine cork. People speak more quietly outside, and stay an hour longer.

Until the end of August we set eight tables on the quay whenever the wind is below four. They cannot be booked. Come by and look.`,
  },
  {
    slug: 'tomatoes-against-the-wall',
    title: 'Tomatoes against the wall',
    day: '07-20',
    author: 'marit',
    categories: ['Garden', 'Kitchen'],
    tags: ['summer', 'recipes'],
    picture: 'garden',
    excerpt: 'Nineteen plants survived the wind. This is what we do with a tomato that has earned it.',
    body: `A tomato that grew against a sea wall is small, thick-skinned and as loud as a brass band. It does not need much.

Cut it across, salt it with the coarse salt, and wait ten minutes until it stands in its own water. Tear yesterday’s bread into that. Add oil, no vinegar, and the leaves at the top of the basil.

We serve it as a first course for three weeks and then not again until next year. No, not even if you ask nicely.`,
  },
  {
    slug: 'notes-on-a-short-menu',
    title: 'Notes on a short menu',
    day: '08-08',
    author: 'ines',
    categories: ['Kitchen', 'House'],
    tags: ['the menu'],
    picture: 'menu',
    excerpt: 'Why there are never more than nine dishes, and why two of them change while you are reading.',
    body: `Every dish on a menu is a promise that something is waiting in a fridge. We would rather keep fewer promises.

Nine is what the four of us can cook well at once. Two are for people who eat no meat and no fish, and they are not the garnish of the others. One is bread. The board by the door is right; the printed menu is from this afternoon and may already be wrong.

When the last portion of something leaves the kitchen, we ring the small bell and cross it out. Some guests have started to applaud.`,
  },
  {
    slug: 'learning-to-wait-for-dough',
    title: 'Learning to wait for dough',
    day: '08-24',
    author: 'tomas',
    categories: ['Kitchen'],
    tags: ['sourdough', 'wood oven'],
    picture: 'bread',
    excerpt: 'In summer the dough is ready before the baker. A few ways to slow it down without a machine.',
    body: `At 16 degrees our dough takes eighteen hours. In August the bakery has 27 by breakfast, and Gull is in a hurry.

Colder water helps, and so does less starter: I go from twenty per cent down to eight. The bowls stand on the stone floor, under wet cloth, in the draught from the cellar door. And I get up earlier, which is the part that nobody writes in books.

How to tell that it is ready, in any weather: press it with a wet finger. If the dent comes back slowly and not quite, it is time.`,
  },
  {
    slug: 'the-first-oysters',
    title: 'The first oysters of the season',
    day: '09-03',
    author: 'ines',
    categories: ['Harbour'],
    tags: ['oysters', 'suppliers'],
    picture: 'oysters',
    excerpt: 'September has an R in it, and Per has his boots on. The natives from the north bank are back.',
    body: `The flat native oysters spawn in summer and are left in peace from May to August. On the first of September Per rows out at low water and brings back the first basket himself, so that nobody else can say that they were first.

They are not as big as the Pacific ones that you find all year, and they are not as polite. There is copper in them, and hazelnut, and a long finish that makes you put your glass down.

We have about two hundred a week. When they are gone, they are gone, and we ring the bell.`,
  },
  {
    slug: 'foraging-with-elin',
    title: 'A walk along the tide line with Elin',
    day: '09-18',
    author: 'marit',
    categories: ['Harbour', 'Garden'],
    tags: ['foraging', 'herbs'],
    picture: 'harbour',
    excerpt:
      'She is seventy-eight, walks faster than we do and has eaten everything on this beach at least once.',
    body: `Elin taught biology at the school until it closed. Now she teaches us. In two hours and one bucket we collected sea beet, orache, the tips of the marsh samphire that the cold had already reddened, and three kinds of weed for the stock pot.

Her rules: never take the first plant, it may be the only one. Never take the last one either. Cut, do not pull. And taste a leaf before you trust a name.

Everything in the green bowl on this week’s menu grew within sight of the window.`,
  },
  {
    slug: 'pressing-day',
    title: 'Pressing day',
    day: '10-10',
    author: 'owen',
    categories: ['Cellar', 'House'],
    tags: ['cider', 'autumn'],
    picture: 'cider',
    excerpt: 'Two tonnes of apples, one press from 1911 and eleven friends with wet sleeves.',
    body: `We closed on Monday and drove to the orchard, all of us, including the dishwasher, who is a person called Jonas.

The apples are milled to a brown porridge and folded into cloths, layer upon layer, until the pile is as high as a child. Then two people walk in circles. What runs out is sweet and tastes of grass and honey; by supper it was already fizzing in the jug.

Our barrel is marked with chalk. It will be ready when the mackerel come back.`,
  },
  {
    slug: 'wood-for-the-winter',
    title: 'Wood for the winter',
    day: '10-26',
    author: 'tomas',
    categories: ['Kitchen'],
    tags: ['wood oven', 'suppliers', 'autumn'],
    picture: 'oven',
    excerpt: 'Alder for smoke, ash for heat, apple for the last hour. Eleven stacks and how we use them.',
    body: `An oven like ours burns a little more than a tonne a month. All of it comes from hedges and fallen trees within twenty kilometres, and all of it has seen two summers under a roof.

Alder gave us half our name. It burns without spitting and its smoke is mild enough for fish. Ash is the heat: dense, reliable, dull. Apple wood is for the end, when the fire is drawn to the side and the meat goes in.

If you have an old fruit tree that must go, call us before you call anybody else.`,
  },
  {
    slug: 'soup-weather',
    title: 'Soup weather',
    day: '11-06',
    author: 'ines',
    categories: ['Kitchen'],
    tags: ['recipes', 'autumn'],
    picture: 'chef',
    excerpt: 'A fish soup that starts with bones and ends with an argument about dill.',
    body: `Ask the fishmonger for heads and bones of white fish; they cost next to nothing. Rinse them until the water is clear, because blood makes a bitter stock.

Sweat an onion, a fennel bulb and a leek slowly in butter, add the bones and a glass of dry cider, cover with water and let it tremble for twenty-five minutes, no longer. Strain. Boil potatoes in it until they fall apart at the edges, then slide in the fish, off the heat.

Dill at the end. Tomas says tarragon. Tomas bakes the bread and should be content with that.`,
  },
  {
    slug: 'a-room-with-fewer-lamps',
    title: 'A room with fewer lamps',
    day: '11-17',
    author: 'marit',
    categories: ['House'],
    tags: ['the room', 'winter'],
    picture: 'night',
    excerpt: 'We took out half the lights. You can now see the fire, the harbour and each other.',
    body: `In autumn we sat at every table after closing, one after the other, and switched lamps off until we wanted one back.

Each table now has a light of its own, low enough that it shows the plate and the hands. The bar has two. The oven lights the rest; it always wanted to.

If you need more light for the menu, tell us. There is a small lamp for that, and nobody will look.`,
  },
  {
    slug: 'market-day-on-the-quay',
    title: 'Market day on the quay',
    day: '11-21',
    author: 'owen',
    categories: ['House', 'Harbour'],
    tags: ['suppliers', 'winter'],
    picture: 'market',
    excerpt: 'On Saturdays in winter our suppliers sell from our yard. Who is there and what to look for.',
    body: `It began because the egg farm and the cheese maker were delivering at the same hour and selling to our guests out of the back of a van. Now there are nine stalls under the roof of the old ice house.

Come early for eggs, late for bread at half price. The smokehouse sells its trimmings by weight; they are the best soup you will ever make. The Brannocks pour a small glass for anybody who carries something heavy.

Every Saturday until Easter, nine to one, whatever the sky does.`,
  },
  {
    slug: 'what-we-drink-with-smoke',
    title: 'What we drink with smoke',
    day: '12-04',
    author: 'owen',
    categories: ['Cellar'],
    tags: ['cider', 'wine', 'winter'],
    picture: 'cider',
    excerpt:
      'Smoke flattens most wine. Seven bottles that stand up to the oven, three of them made from apples.',
    body: `Smoke makes fruit disappear and tannin bitter. What survives is acidity, a little sweetness, or smoke of its own.

So we open dry cider with the mackerel, an old-fashioned amber one with pork. Riesling with a few grams of sugar works with nearly everything that leaves the oven. Among reds we stay light and cool: Gamay, or a Trousseau if somebody else is paying.

And with the burnt end of the loaf and cold butter: beer. There are things that cannot be improved.`,
  },
  {
    slug: 'closing-the-year',
    title: 'Closing the year',
    day: '12-19',
    author: 'ines',
    categories: ['House', 'Kitchen'],
    tags: ['winter', 'the menu'],
    picture: 'table',
    excerpt:
      'Two thousand loaves, one broken hinge, no regrets about the eel. Our year in numbers and thanks.',
    body: `We baked a little over two thousand loaves, opened five thousand oysters and lost the key to the cellar four times. The bell rang on 211 evenings.

The eel stays off the menu. We looked at the numbers, and then we looked at each other. There are other fish to smoke.

Thank you to everybody who sat at the long table beside a stranger. We close on the 23rd and light the oven again in the second week of January. Gull is spending the holidays with Marit.`,
  },
  {
    slug: 'a-smokehouse-of-our-own',
    title: 'A smokehouse of our own',
    day: '11-01',
    author: 'tomas',
    categories: ['House'],
    tags: ['suppliers'],
    picture: 'chef',
    excerpt: 'Plans, permits and one very patient neighbour.',
    body: `Not to be published before the neighbours have seen the drawings.

- Where the smoke goes when the wind is in the east
- What it costs, and who pays for the roof`,
    draft: true,
  },
];
