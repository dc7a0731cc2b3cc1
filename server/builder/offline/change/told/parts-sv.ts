// The parts that Swedish forms of told wishes are made of.
const { raw } = String

export const field = raw`(?<field>["“]?\p{L}[\p{L}\p{N}"” /-]{0,35}?)(?:-?fältet|-?kolumnen)?`
export const other = raw`(?<other>["“]?\p{L}[\p{L}\p{N}"” /-]{0,35}?)`
export const fields = raw`(?:(?:både|alltid|dessa|och|att) )*(?<fields>["“]?\p{L}[\p{L}\p{N}"”, /-]{0,60}?)`
export const tail = raw`(?:(?:,| så| för| eftersom| annars| då| när| innan| tills)\s.*)?[.!]*$`
export const lead = raw`^(?:(?:lägg till|lägg in|lägg|ha|sätt|gör|låt|få|ändra|byt|också|även|visa|se|skriv|vi vill ha|jag vill ha|jag vill|vi vill|vi behöver|jag behöver|det ska vara|det behövs|och) )*`
export const always = raw`(?:(?:alltid|absolut|verkligen|faktiskt|också|även|båda|nog|ju|väl|helst) )*`
export const shall = raw`(?:ska(?:ll)?|skulle|borde|bör|måste|får|kan|kunde)(?: gärna| få| kunna| väl| nog)*`
export const value = raw`["“]?(?<value>[\p{L}\d][^,.!?"”]{0,30}?)["”]?`
