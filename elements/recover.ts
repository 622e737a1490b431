// Imported after an element's script failed to load or came from another version, or by a second loader. Its name and effect
// never change, because a loader of any version may import it.
import { recover } from '../src/kit/versions/recover';

void recover();
