/** Posts of the example restaurant from January to June. */
import type { ExamplePost } from './restaurant-parts';

export const springPosts: readonly ExamplePost[] = [
  {
    slug: 'the-oven-is-lit-again',
    title: 'The oven is lit again',
    day: '01-09',
    author: 'tomas',
    categories: ['Kitchen'],
    tags: ['wood oven', 'winter'],
    picture: 'oven',
    excerpt: 'Three days without a fire, then a whole day to bring nine hundred bricks back to heat.',
    body: `Once a year the oven goes cold. We sweep the flue, replace the two bricks at the mouth that crack every winter, and lie on our backs with a torch looking for anything that should not be there.

Lighting it again takes patience. The first fire is no bigger than a loaf. Heat the dome too fast and the water in the mortar turns to steam with nowhere to go. So we feed it alder twigs until noon, split logs until four, and only then the thick pieces that will carry it through the night.

By evening the soot burned off the ceiling and the bricks turned pale again. The first loaf was eaten standing up.`,
  },
  {
    slug: 'what-the-harbour-sends-in-january',
    title: 'What the harbour sends in January',
    day: '01-23',
    author: 'ines',
    categories: ['Harbour', 'Kitchen'],
    tags: ['suppliers', 'winter'],
    picture: 'harbour',
    excerpt: 'Fewer boats, colder water, better fish. A list of what to order when the wind is in the north.',
    body: `In January only four boats go out from our quay, and on some mornings none. What they land is short and very good: pollack with firm white flakes, a box of whelks, now and then a monkfish.

Cold water makes fat fish. It also makes a short menu, and we have stopped apologising for it. If the card has six dishes in the evening, that is because six things were worth cooking.

Ask for the pollack on the bone. It comes from the mouth of the oven with nothing but butter and the first chives from the cold frame.`,
  },
  {
    slug: 'a-starter-named-gull',
    title: 'A starter named Gull',
    day: '02-06',
    author: 'tomas',
    categories: ['Kitchen'],
    tags: ['sourdough', 'recipes', 'wood oven'],
    picture: 'bread',
    excerpt:
      'Our sourdough starter is eleven years old, loud and always hungry. How we feed it, and how you can begin one.',
    body: `Every bakery has a name for its starter. Ours is Gull, because it screams when it is hungry and eats anything.

> You do not keep a starter. You work for one.
>
> — Tomas, at six in the morning

To begin your own, stir 50 g of wholemeal rye into 50 g of warm water and leave it on a shelf. Each day, throw half away and feed it the same again. On day three it smells of nothing good. Do not give up. On day six it smells of apples and doubles by lunch.

Bring a jar to the kitchen door before ten and we will fill it with Gull. All we ask is that you bring back the jar with something in it.`,
  },
  {
    slug: 'salt-from-the-kettle',
    title: 'Salt from the kettle',
    day: '02-20',
    author: 'ines',
    categories: ['Kitchen', 'Harbour'],
    tags: ['salt', 'foraging'],
    picture: 'table',
    excerpt:
      'Forty litres of sea water, one long fire, and a jar of salt that tastes of the place it comes from.',
    body: `We draw the water on the flood tide, beyond the breakwater, when the wind has blown from the sea for two days. It stands overnight, is poured through linen twice, and goes into the big pan at the back of the oven when the bread is out.

Salt forms at the edges first, as thin as frost. We rake it off with a wooden spoon. Forty litres give a little over a kilogram, and the last part of the water, which is bitter, goes to the garden path to keep the moss down.

It is the salt on your butter. There is not enough of it for anything else.`,
  },
  {
    slug: 'the-first-nettles',
    title: 'The first nettles',
    day: '03-12',
    author: 'marit',
    categories: ['Garden'],
    tags: ['foraging', 'spring', 'herbs'],
    picture: 'garden',
    excerpt: 'They are young for about three weeks. We pick the tops only, with gloves, and are never sorry.',
    body: `The nettles behind the boat sheds are the first green thing of the year that is more than decoration. We take the four top leaves, before the plant thinks of flowering.

They go into a soup with potato and a spoon of sour cream, and onto a flat bread with hard cheese that spends ninety seconds in the oven. Blanched nettles freeze well, so some of March comes back in November.

If you would like to come picking, we walk on the first two Sundays of the month. Bring gloves. We bring the bread.`,
  },
  {
    slug: 'a-longer-table',
    title: 'A longer table',
    day: '03-28',
    author: 'marit',
    categories: ['House'],
    tags: ['the room', 'suppliers'],
    picture: 'table',
    excerpt:
      'One ash tree, one winter in the yard, one joiner with opinions. Fourteen people can now sit together.',
    body: `The tree came down in a storm three years ago on the farm that sells us eggs. It lay in boards until it was dry enough to be trusted, and then Edda, who makes boats, made us a table out of it.

It is four metres and twenty long and has no end where anybody could sit and be in charge. We put it at the window. On Sundays it is for whoever comes: you sit down beside people you do not know and leave knowing what they do.

There is a knot at the third place on the left that everybody strokes. It is already darker than the rest.`,
  },
  {
    slug: 'rhubarb-and-smoke',
    title: 'Rhubarb and smoke',
    day: '04-11',
    author: 'ines',
    categories: ['Kitchen', 'Garden'],
    tags: ['spring', 'recipes'],
    picture: 'menu',
    excerpt:
      'Sour fruit likes fatty fish. The dish that opens our spring menu, and how to make it without an oven of bricks.',
    body: `Rhubarb is a vegetable that has talked its way into dessert. We ask it to go back.

Cut it into finger-long pieces, dust with sugar and salt in equal parts, and let it stand for an hour. Roast it very hot for six minutes; it should be soft but not fall apart. Serve it under smoked mackerel with a few leaves of sorrel.

At home a grill pan and a cold-smoked fish from the market will do. The important thing is to stop before the rhubarb gives up.`,
  },
  {
    slug: 'mackerel-by-the-dozen',
    title: 'Mackerel by the dozen',
    day: '05-03',
    author: 'ines',
    categories: ['Harbour', 'Kitchen'],
    tags: ['mackerel', 'recipes', 'wood oven'],
    picture: 'mackerel',
    excerpt: 'The shoals are back at the breakwater. Twelve minutes in the oven, a lemon, and your fingers.',
    body: `You can tell that the mackerel are in because nobody answers the phone at the boatyard. For a few weeks everyone stands on the breakwater with a line of feathers.

A mackerel should be eaten on the day it is caught. We slash the sides three times, rub in salt and fennel seed, and lay it on the hot bricks. The skin blisters in four minutes, the flesh is done in twelve.

Bring us your own catch before five, cleaned, and we will cook it for the price of the potatoes.`,
  },
  {
    slug: 'beds-by-the-sea-wall',
    title: 'Beds by the sea wall',
    day: '05-19',
    author: 'marit',
    categories: ['Garden'],
    tags: ['herbs', 'spring'],
    picture: 'garden',
    excerpt: 'Wind, salt and stone are bad for lettuce and wonderful for everything that smells.',
    body: `Our garden is twelve metres of soil between a wall and the road. The first year we planted what we wanted to eat and the wind took it. The second year we planted what grows on cliffs.

So: sea kale, fennel, rosemary that grows sideways, samphire in the trough that floods, thyme in every crack. The wall keeps the warmth of the day until midnight. Tomatoes are possible, but they need company and a windbreak of willow.

Guests may pick the mint by the gate. The rest is for the kitchen, and the kitchen is watching.`,
  },
  {
    slug: 'the-cider-maker-next-door',
    title: 'The cider maker next door',
    day: '06-05',
    author: 'owen',
    categories: ['Cellar'],
    tags: ['cider', 'suppliers'],
    picture: 'cider',
    excerpt: 'Nine hundred trees, forty kinds of apples, no two years alike. A morning with the Brannocks.',
    body: `Four kilometres up the river, Ruth and Col Brannock keep an orchard that their grandparents planted with whatever they were given. Nobody knows the names of eleven of the trees.

They press in October and wait. No yeast is added; what lives on the skins does the work, slowly, in barrels that once held sherry. In June the cider is bright and dry and smells of hay.

We pour three of theirs this summer. Start with the still one, with oysters, and see whether you miss wine.`,
  },
  {
    slug: 'how-to-open-an-oyster',
    title: 'How to open an oyster',
    day: '06-21',
    author: 'ines',
    categories: ['Kitchen', 'Harbour'],
    tags: ['oysters', 'recipes'],
    picture: 'oysters',
    excerpt:
      'A short knife, a folded towel and no hurry. The hinge is the door; you only have to find the handle.',
    body: `Hold the oyster flat side up in a towel with the pointed end towards you. That point is the hinge.

Push the tip of the knife in and turn it, as you would a key. Do not stab, and do not lever with your whole arm: it is a quarter turn that opens an oyster, not strength. When the lid gives, slide the blade along the top and cut the muscle. Then turn the oyster over in its shell so that it lies with its good side up.

> A quarter turn, and it thinks it was its own idea.
>
> — Per, who has opened forty thousand

Smell it. It should smell of the tide. If it smells of anything else, it is for the gulls.`,
  },
];
