wp.i18n.setLocaleData( {
	"": {
		"domain": "messages",
		"lang": "lt_LT",
		"plural-forms": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);"
	},
	"%1$s and %2$s": [
		"%1$s ir %2$s"
	],
	"%1$s step of %2$s done": [
		"Įvykdytas %1$s žingsnis iš %2$s",
		"Įvykdyti %1$s žingsniai iš %2$s",
		"Įvykdyta %1$s žingsnių iš %2$s"
	],
	"%1$s, %2$d out of 5": [
		"%1$s, %2$d iš 5"
	],
	"%1$s, %2$s – %3$s: %4$s in all. Most: %5$s, %6$s. This month so far: %7$s.": [
		"%1$s, %2$s – %3$s: iš viso %4$s. Daugiausia: %5$s, %6$s. Šį mėnesį kol kas: %7$s."
	],
	"%1$s, %2$s – %3$s: nothing in any month.": [
		"%1$s, %2$s – %3$s: nė vieną mėnesį nieko."
	],
	"%1$s, page %2$d": [
		"%1$s, %2$d puslapis"
	],
	"%d question is not answered yet.": [
		"Dar neatsakytas %d klausimas.",
		"Dar neatsakyti %d klausimai.",
		"Dar neatsakyta %d klausimų."
	],
	"%s character left": [
		"Liko %s simbolis",
		"Liko %s simboliai",
		"Liko %s simbolių"
	],
	"%s completed": [
		"%s įvykdytas",
		"%s įvykdyti",
		"%s įvykdytų"
	],
	"%s d": [
		"%s d."
	],
	"%s h": [
		"%s val."
	],
	"%s min": [
		"%s min."
	],
	"%s plan found": [
		"Rastas %s planas",
		"Rasti %s planai",
		"Rasta %s planų"
	],
	"%s review": [
		"%s atsiliepimas",
		"%s atsiliepimai",
		"%s atsiliepimų"
	],
	"%s story": [
		"%s istorija",
		"%s istorijos",
		"%s istorijų"
	],
	"%s will be deleted for good.": [
		"%s bus ištrintas visam laikui."
	],
	"(optional)": [
		"(neprivaloma)"
	],
	"3 months": [
		"3 mėnesiai"
	],
	"6 months": [
		"6 mėnesiai"
	],
	"A copy of your data": [
		"Jūsų duomenų kopija"
	],
	"A mentor can help more easily when you tell a little about your company.": [
		"Mentoriui bus lengviau padėti, jei trumpai papasakosite apie įmonę."
	],
	"A photo is not required, but people write sooner to somebody they can see.": [
		"Nuotrauka neprivaloma, bet žmonės drąsiau rašo tam, kurį mato."
	],
	"A plan is made together with a mentor: write to one first, then you can send them a plan.": [
		"Planas sudaromas kartu su mentoriumi: pirmiausia parašykite jam žinutę, tada galėsite siųsti planą."
	],
	"About me": [
		"Apie mane"
	],
	"About the event": [
		"Apie renginį"
	],
	"About the mentor": [
		"Apie mentorių"
	],
	"About the site": [
		"Apie svetainę"
	],
	"About you": [
		"Apie jus"
	],
	"About you and your company": [
		"Apie jus ir įmonę"
	],
	"Accept": [
		"Sutikti"
	],
	"Account": [
		"Paskyra"
	],
	"Account type not chosen yet": [
		"Paskyros tipas dar nepasirinktas"
	],
	"Action": [
		"Veiksmas"
	],
	"Action %d": [
		"%d veiksmas"
	],
	"Action plans": [
		"Veiksmų planai"
	],
	"Actions": [
		"Veiksmai"
	],
	"Actions of the plan": [
		"Plano eilutės"
	],
	"Add a photo, fields and a clear description, so that founders find you. Charts appear with the first views.": [
		"Pridėkite nuotrauką, sritis ir aiškų aprašymą, kad įkūrėjai jus rastų. Diagramos atsiras su pirmosiomis peržiūromis."
	],
	"Add a plan": [
		"Pridėti planą"
	],
	"Add a row": [
		"Pridėti eilutę"
	],
	"Add photo": [
		"Pridėti nuotrauką"
	],
	"Add to calendar": [
		"Įtraukti į kalendorių"
	],
	"Agency’s website": [
		"Agentūros svetainė"
	],
	"Agree and go on": [
		"Sutikti ir tęsti"
	],
	"Agree on a goal with your mentor, put the steps in order and follow how they get done.": [
		"Susitarkite su mentoriumi dėl tikslo, susidėliokite veiksmus ir stebėkite, kaip juos įgyvendinate."
	],
	"All events": [
		"Visi renginiai"
	],
	"All mentors": [
		"Visi mentoriai"
	],
	"All plans": [
		"Visi planai"
	],
	"All the time is already given away. Look at other mentors of the same field or come back later.": [
		"Visas laikas jau paskirstytas. Peržiūrėkite kitus tos pačios srities mentorius arba sugrįžkite vėliau."
	],
	"All towns": [
		"Visi miestai"
	],
	"All visitors will see the review with your first name and the first letter of your last name.": [
		"Atsiliepimą su jūsų vardu ir pirmąja pavardės raide matys visi lankytojai."
	],
	"Allow us to see a confirmed address, or register with your email.": [
		"Leiskite mums matyti patvirtintą adresą arba registruokitės el. paštu."
	],
	"Already have an account?": [
		"Jau turite paskyrą?"
	],
	"An error occurred": [
		"Įvyko klaida"
	],
	"Answered %1$d question of %2$d": [
		"Atsakyta į %1$d klausimą iš %2$d",
		"Atsakyta į %1$d klausimus iš %2$d",
		"Atsakyta į %1$d klausimų iš %2$d"
	],
	"Any time": [
		"Bet kada"
	],
	"Apple, Outlook": [
		"„Apple“, „Outlook“"
	],
	"Ask for a copy": [
		"Prašyti kopijos"
	],
	"Ask for a new link": [
		"Gauti naują nuorodą"
	],
	"Ask someone who has been through it.": [
		"Pasitarkite su tais, kurie jau tai patyrė."
	],
	"Ask to erase": [
		"Prašyti ištrinti"
	],
	"Ask to erase your data?": [
		"Prašyti ištrinti jūsų duomenis?"
	],
	"Author": [
		"Autorius"
	],
	"Average rating": [
		"Vidutinis įvertinimas"
	],
	"Back to log-in": [
		"Grįžti į prisijungimą"
	],
	"Back to messages": [
		"Grįžti į žinutes"
	],
	"Become a mentor": [
		"Tapti mentoriumi"
	],
	"Begins with https://www.linkedin.com/": [
		"Prasideda https://www.linkedin.com/"
	],
	"Breadcrumbs": [
		"Kelias"
	],
	"By %s": [
		"Iki %s"
	],
	"CV": [
		"Gyvenimo aprašymas (CV)"
	],
	"Calendar file (.ics)": [
		"Kalendoriaus failas (.ics)"
	],
	"Can't find this email address": [
		"Tokio el. pašto adreso neradome"
	],
	"Cancel": [
		"Atšaukti"
	],
	"Cancel upload": [
		"Nutraukti įkėlimą"
	],
	"Cancel upload of %s": [
		"Nutraukti %s įkėlimą"
	],
	"Cancelled": [
		"Atšauktas"
	],
	"Change password": [
		"Pakeisti slaptažodį"
	],
	"Change photo": [
		"Keisti nuotrauką"
	],
	"Changes saved": [
		"Pakeitimai išsaugoti"
	],
	"Changes saved. You can write to mentors now": [
		"Pakeitimai išsaugoti. Jau galite rašyti mentoriams"
	],
	"Changes saved. Your profile went to review": [
		"Pakeitimai išsaugoti. Profilis perduotas peržiūrai"
	],
	"Changes to your profile will be lost.": [
		"Profilio pakeitimai dings."
	],
	"Check this field": [
		"Patikrinkite šį lauką"
	],
	"Check your internet connection and try again.": [
		"Patikrinkite interneto ryšį ir bandykite dar kartą."
	],
	"Check your mail": [
		"Patikrinkite el. paštą"
	],
	"Checklist": [
		"Klausimynas"
	],
	"Choose a JPG or PNG picture (jpg, png)": [
		"Pasirinkite JPG arba PNG nuotrauką (jpg, png)"
	],
	"Choose a PDF, DOC, DOCX or ODT file": [
		"Pasirinkite PDF, DOC, DOCX arba ODT failą"
	],
	"Choose a date": [
		"Pasirinkti datą"
	],
	"Choose a deadline": [
		"Pasirinkite terminą"
	],
	"Choose a file of 5 MB at most": [
		"Pasirinkite ne didesnį kaip 5 MB failą"
	],
	"Choose a mentor": [
		"Pasirinkite mentorių"
	],
	"Choose a mentor and write: the conversation appears here.": [
		"Pasirinkite mentorių ir parašykite – pokalbis atsiras čia."
	],
	"Choose a new password": [
		"Susikurti naują slaptažodį"
	],
	"Choose a new password for your account.": [
		"Susikurkite naują slaptažodį savo paskyrai."
	],
	"Choose a rating": [
		"Pasirinkite įvertinimą"
	],
	"Choose a rating from 1 to 5": [
		"Pasirinkite įvertinimą nuo 1 iki 5"
	],
	"Choose a smaller picture (max 2mb)": [
		"Pasirinkite mažesnę nuotrauką (max 2mb)"
	],
	"Choose one answer": [
		"Pasirinkite vieną atsakymą"
	],
	"Choose the fields in which you can help.": [
		"Pasirinkite sritis, kuriose galite padėti."
	],
	"Choose today or a later day": [
		"Pasirinkite šiandieną arba vėlesnę dieną"
	],
	"Choose what suits you. We will prepare your profile accordingly.": [
		"Pasirinkite, kas jums tinka. Pagal tai parengsime jūsų profilį."
	],
	"Choose who you are first": [
		"Pirmiausia pasirinkite, kas esate"
	],
	"Chosen mentor": [
		"Pasirinktas mentorius"
	],
	"Clear fields": [
		"Išvalyti sritis"
	],
	"Clear search": [
		"Išvalyti paiešką"
	],
	"Close": [
		"Uždaryti"
	],
	"Close and discard": [
		"Užverti neišsaugojus"
	],
	"Close the form": [
		"Uždaryti formą"
	],
	"Close the menu": [
		"Uždaryti meniu"
	],
	"Close without saving what you typed?": [
		"Užverti neišsaugojus to, ką parašėte?"
	],
	"Comment": [
		"Komentaras"
	],
	"Company name": [
		"Įmonės pavadinimas"
	],
	"Confirming your address…": [
		"Tvirtinamas adresas…"
	],
	"Connect": [
		"Susieti"
	],
	"Connect %s": [
		"Susieti „%s“"
	],
	"Connected": [
		"Susieta"
	],
	"Connection error": [
		"Ryšio klaida"
	],
	"Connection error. You are shown as a guest until the server answers.": [
		"Ryšio klaida. Kol serveris neatsako, svetainę matote kaip svečias."
	],
	"Contacted mentors": [
		"Mentoriai, su kuriais susirašėte"
	],
	"Continue to %s": [
		"Tęsti su „%s“"
	],
	"Conversation": [
		"Pokalbis"
	],
	"Conversations answered": [
		"Atsakyti pokalbiai"
	],
	"Cookie settings": [
		"Slapukų nustatymai"
	],
	"Cookies and visit counting": [
		"Slapukai ir apsilankymų skaičiavimas"
	],
	"Copy link": [
		"Kopijuoti nuorodą"
	],
	"Correct %d marked field": [
		"Pataisykite %d pažymėtą lauką",
		"Pataisykite %d pažymėtus laukus",
		"Pataisykite %d pažymėtų laukų"
	],
	"Could not save. %s": [
		"Išsaugoti nepavyko. %s"
	],
	"Create an account": [
		"Sukurti paskyrą"
	],
	"Created": [
		"Sukurta"
	],
	"Current password": [
		"Dabartinis slaptažodis"
	],
	"Date": [
		"Data"
	],
	"Deadline": [
		"Terminas"
	],
	"Deadlines to calendar": [
		"Terminai į kalendorių"
	],
	"Decline": [
		"Atsisakyti"
	],
	"Delete": [
		"Ištrinti"
	],
	"Delete %s": [
		"Ištrinti %s"
	],
	"Delete action %d": [
		"Ištrinti %d veiksmą"
	],
	"Delete file": [
		"Ištrinti failą"
	],
	"Delete the file?": [
		"Ištrinti failą?"
	],
	"Delete this action?": [
		"Ištrinti šį veiksmą?"
	],
	"Deleted: %s": [
		"Ištrinta: %s"
	],
	"Describe what the company does": [
		"Apibūdinkite įmonės veiklos sritį"
	],
	"Description in English": [
		"Aprašymas anglų kalba"
	],
	"Description in Lithuanian": [
		"Aprašymas lietuvių kalba"
	],
	"Disconnect": [
		"Atsieti"
	],
	"Disconnect %s": [
		"Atsieti „%s“"
	],
	"Disconnect %s?": [
		"Atsieti „%s“?"
	],
	"Download %s": [
		"Atsisiųsti %s"
	],
	"Drag the picture, or move it with the arrow keys. The arch is what others see.": [
		"Vilkite nuotrauką arba stumkite ją rodyklių klavišais. Kiti mato tai, kas arkoje."
	],
	"Drop files here or": [
		"Vilkite failus čia arba"
	],
	"E.g. export, pricing": [
		"Pvz., eksportas, kainodara"
	],
	"Earlier messages": [
		"Ankstesnės žinutės"
	],
	"Earlier messages could not be loaded. Try again.": [
		"Ankstesnių žinučių įkelti nepavyko. Bandykite dar kartą."
	],
	"Edit": [
		"Redaguoti"
	],
	"Edit step %d": [
		"Redaguoti %d žingsnį"
	],
	"Email": [
		"El. paštas"
	],
	"Ends": [
		"Pabaiga"
	],
	"Enter %s": [
		"Įrašykite %s"
	],
	"Enter a message": [
		"Įrašykite žinutę"
	],
	"Enter a phone number of 9 to 15 digits, with + in front if you like": [
		"Įrašykite 9–15 skaitmenų telefono numerį, pradžioje gali būti +"
	],
	"Enter a subject": [
		"Įrašykite temą"
	],
	"Enter a valid email address, such as name@example.com": [
		"Įrašykite teisingą el. pašto adresą, pvz., vardas@pavyzdys.lt"
	],
	"Enter a whole number up to %d": [
		"Įrašykite sveikąjį skaičių, ne didesnį kaip %d"
	],
	"Enter a year, from %d to the current one": [
		"Įrašykite metus, nuo %d iki šių metų"
	],
	"Enter an address that begins with https://www.linkedin.com/": [
		"Įrašykite adresą, kuris prasideda https://www.linkedin.com/"
	],
	"Enter the action": [
		"Įrašykite veiksmą"
	],
	"Enter the email address you registered with. We will send a link to choose a new password.": [
		"Įrašykite el. paštą, kuriuo registravotės. Atsiųsime nuorodą naujam slaptažodžiui susikurti."
	],
	"Enter the intended result": [
		"Įrašykite siekiamą rezultatą"
	],
	"Enter the main goal": [
		"Įrašykite pagrindinį tikslą"
	],
	"Enter your password": [
		"Įrašykite slaptažodį"
	],
	"Erasing your data": [
		"Jūsų duomenų ištrynimas"
	],
	"Error": [
		"Klaida"
	],
	"Error connecting to the server": [
		"Nepavyko prisijungti prie serverio"
	],
	"Error occurred": [
		"Įvyko klaida"
	],
	"Event %1$d of %2$d": [
		"%1$d renginys iš %2$d"
	],
	"Event already took place": [
		"Renginys jau įvyko"
	],
	"Event took place": [
		"Renginys įvyko"
	],
	"Events": [
		"Renginiai"
	],
	"Field": [
		"Sritis"
	],
	"Fields": [
		"Sritys"
	],
	"Files": [
		"Failai"
	],
	"Fill in the marked fields": [
		"Užpildykite pažymėtus laukus"
	],
	"Fill in the required fields and save. Then the agency reviews your profile and writes to you.": [
		"Užpildykite privalomus laukus ir išsaugokite. Tada agentūra peržiūrės profilį ir jums parašys."
	],
	"Fill in the required fields and save. Then you can write to mentors.": [
		"Užpildykite privalomus laukus ir išsaugokite. Tada galėsite rašyti mentoriams."
	],
	"Fill in the required profile fields. Action plans open up when the account is confirmed.": [
		"Užpildykite privalomus profilio laukus. Veiksmų planais galėsite naudotis, kai paskyra bus patvirtinta."
	],
	"Fill in the required profile fields. You will be able to send messages when the account is confirmed.": [
		"Užpildykite privalomus profilio laukus. Žinutes rašyti galėsite, kai paskyra bus patvirtinta."
	],
	"Fill in the required profile fields. You will be able to write reviews when the account is confirmed.": [
		"Užpildykite privalomus profilio laukus. Rašyti atsiliepimus galėsite, kai paskyra bus patvirtinta."
	],
	"Fill in this field": [
		"Užpildykite šį lauką"
	],
	"Fill in your profile": [
		"Užpildyti profilį"
	],
	"Find a mentor": [
		"Rasti mentorių"
	],
	"First name": [
		"Vardas"
	],
	"Forgot your password?": [
		"Pamiršote slaptažodį?"
	],
	"Found %s event": [
		"Rastas %s renginys",
		"Rasti %s renginiai",
		"Rasta %s renginių"
	],
	"Found %s mentor": [
		"Rastas %s mentorius",
		"Rasti %s mentoriai",
		"Rasta %s mentorių"
	],
	"Founder": [
		"Įkūrėjas"
	],
	"Founder's status": [
		"Įkūrėjo paskirtas statusas"
	],
	"Founder: %s": [
		"Įkūrėjas: %s"
	],
	"Founders see it in the list of mentors.": [
		"Įkūrėjai jį mato mentorių sąraše."
	],
	"Founders see you once your profile is filled in and confirmed. Then charts appear here.": [
		"Įkūrėjai jus matys, kai profilis bus užpildytas ir patvirtintas. Tada čia atsiras diagramos."
	],
	"Founders who have been in contact with the mentor will write here.": [
		"Čia rašys įkūrėjai, kurie bendravo su mentoriumi."
	],
	"Founders will see that there are no free places and will not be able to write to you.": [
		"Įkūrėjai matys, kad laisvų vietų nėra, ir negalės jums parašyti."
	],
	"Full screen": [
		"Visas ekranas"
	],
	"Get the answer": [
		"Gauti atsakymą"
	],
	"Go to the first page": [
		"Eiti į pirmą puslapį"
	],
	"Go to the home page": [
		"Į pradžią"
	],
	"Google Calendar": [
		"„Google“ kalendorius"
	],
	"Half of first answers came within": [
		"Pusė pirmųjų atsakymų – greičiau nei per"
	],
	"Hide the table": [
		"Slėpti lentelę"
	],
	"Home": [
		"Pradžia"
	],
	"How do you rate the contact with the mentor?": [
		"Kaip vertinate bendravimą?"
	],
	"How founders are interested in you and your fields.": [
		"Kaip įkūrėjai domisi jumis ir jūsų sritimis."
	],
	"How many founders at a time": [
		"Kiek įkūrėjų vienu metu"
	],
	"How often mentors of your fields were viewed in 12 months, in the whole network": [
		"Kiek kartų per 12 mėnesių visame tinkle peržiūrėti jūsų sričių mentoriai"
	],
	"How would you like to take part?": [
		"Kaip norite dalyvauti?"
	],
	"I agree to the <a>membership rules</a>": [
		"Sutinku su <a>narystės taisyklėmis</a>"
	],
	"I agree to the <a>privacy policy</a>": [
		"Sutinku su <a>privatumo politika</a>"
	],
	"I am building a business and look for someone to talk things through with.": [
		"Vystau verslą ir ieškau žmogaus, su kuriuo galėčiau pasitarti."
	],
	"I have experience and want to share it with other founders.": [
		"Turiu patirties ir noriu ja dalytis su kitais verslo kūrėjais."
	],
	"I take no new requests at the moment": [
		"Šiuo metu nepriimu naujų užklausų"
	],
	"I want a mentor": [
		"Noriu gauti mentorystę"
	],
	"I want to be a mentor": [
		"Noriu tapti mentoriumi"
	],
	"If this address waits for confirmation, a new link is on its way. Earlier links no longer work.": [
		"Jei šis adresas laukia patvirtinimo, nauja nuoroda jau keliauja. Ankstesnės nuorodos nebeveikia."
	],
	"Illustration: people of different heights stand side by side, joined by arcs of conversation": [
		"Iliustracija: skirtingo ūgio žmonės stovi greta, juos jungia pokalbio lankai"
	],
	"Improve your profile": [
		"Patobulinti profilį"
	],
	"Incorrect details": [
		"Neteisingi duomenys"
	],
	"Intended result": [
		"Siekiamas rezultatas"
	],
	"Interest in fields": [
		"Susidomėjimas sritimis"
	],
	"Interest in you": [
		"Susidomėjimas jumis"
	],
	"Introduce your company briefly and ask one specific question.": [
		"Trumpai pristatykite įmonę ir parašykite vieną konkretų klausimą."
	],
	"Invalid data format": [
		"Netinkamas duomenų formatas"
	],
	"Is the plan carried out?": [
		"Planas įgyvendintas?"
	],
	"It happens to everyone. Back in a moment.": [
		"Nutinka visiems. Tuoj tęsime."
	],
	"It is on the mentor’s page now. You can change it at any time.": [
		"Atsiliepimas jau mentoriaus puslapyje. Pakeisti jį galite bet kada."
	],
	"It will be shown on the mentor’s page when the agency has approved it.": [
		"Mentoriaus puslapyje jis bus rodomas, kai jį patvirtins agentūra."
	],
	"JPG or PNG, up to 2 MB": [
		"JPG arba PNG, iki 2 MB"
	],
	"Keep editing": [
		"Tęsti pildymą"
	],
	"Keep writing": [
		"Rašyti toliau"
	],
	"Language": [
		"Kalba"
	],
	"Language of mails": [
		"Laiškų kalba"
	],
	"Last edited": [
		"Paskutinį kartą redaguota"
	],
	"Last name": [
		"Pavardė"
	],
	"Leave full screen": [
		"Išeiti iš viso ekrano"
	],
	"Leave the portal": [
		"Išeiti iš portalo"
	],
	"Leave the portal?": [
		"Išeiti iš portalo?"
	],
	"Leave without saving": [
		"Išeiti neišsaugojus"
	],
	"Leave without saving?": [
		"Išeiti neišsaugojus?"
	],
	"Leaving the portal": [
		"Išėjimas iš portalo"
	],
	"Link copied": [
		"Nuoroda nukopijuota"
	],
	"LinkedIn profile": [
		"„LinkedIn“ profilis"
	],
	"Loading events…": [
		"Įkeliami renginiai…"
	],
	"Loading event…": [
		"Įkeliamas renginys…"
	],
	"Loading fields…": [
		"Įkeliamos sritys…"
	],
	"Loading mentors…": [
		"Įkeliami mentoriai…"
	],
	"Loading mentor…": [
		"Įkeliamas mentoriaus puslapis…"
	],
	"Loading profile…": [
		"Įkeliamas profilis…"
	],
	"Loading stories…": [
		"Įkeliamos istorijos…"
	],
	"Loading the story…": [
		"Įkeliama istorija…"
	],
	"Loading the survey…": [
		"Įkeliama apklausa…"
	],
	"Loading your results…": [
		"Įkeliami rezultatai…"
	],
	"Loading…": [
		"Kraunama…"
	],
	"Log in": [
		"Prisijungti"
	],
	"Log in and go on where you left off.": [
		"Prisijunkite ir tęskite ten, kur sustojote."
	],
	"Log in with %s": [
		"Prisijungti su „%s“"
	],
	"Log in with your email and password. In your profile you can connect the other way.": [
		"Prisijunkite el. paštu ir slaptažodžiu. Kitą būdą galėsite susieti profilyje."
	],
	"Log out": [
		"Atsijungti"
	],
	"Log out everywhere": [
		"Atsijungti visur"
	],
	"Log out everywhere?": [
		"Atsijungti visur?"
	],
	"Log out there": [
		"Atsijungti ten"
	],
	"Log out: %s": [
		"Atsijungti: %s"
	],
	"Logged in %1$s, last seen %2$s": [
		"Prisijungta %1$s, paskutinį kartą aktyvu %2$s"
	],
	"Logging in…": [
		"Jungiamasi…"
	],
	"Look at the date before you come: it has changed or will change.": [
		"Prieš atvykdami pasitikrinkite datą: ji pasikeitė arba dar keisis."
	],
	"Lost password": [
		"Priminti slaptažodį"
	],
	"Mails": [
		"Laiškai"
	],
	"Mails about the safety of your account always come.": [
		"Laiškai apie paskyros saugumą siunčiami visada."
	],
	"Main goal": [
		"Pagrindinis tikslas"
	],
	"Main menu": [
		"Pagrindinis meniu"
	],
	"Make the changes and save: the profile goes to review again.": [
		"Pataisykite ir išsaugokite – profilis bus peržiūrėtas dar kartą."
	],
	"Mark as done": [
		"Pažymėti kaip įvykdytą"
	],
	"Mark as done: step %d": [
		"Pažymėti kaip įvykdytą: %d žingsnis"
	],
	"Mark the plan as done": [
		"Pažymėti planą kaip įvykdytą"
	],
	"Mark the whole plan as done when you have reached the goal. This cannot be taken back.": [
		"Pažymėkite visą planą kaip įvykdytą, kai pasieksite tikslą. Atšaukti nebus galima."
	],
	"Mark the whole plan as done?": [
		"Pažymėti visą planą kaip įvykdytą?"
	],
	"Meet the mentors": [
		"Susipažinkite su mentoriais"
	],
	"Mentor": [
		"Mentorius"
	],
	"Mentor's status": [
		"Mentoriaus paskirtas statusas"
	],
	"Mentor: %s": [
		"Mentorius: %s"
	],
	"Mentoring is free. Registering takes about two minutes.": [
		"Mentorystė nemokama. Užtruksite apie dvi minutes."
	],
	"Mentors": [
		"Mentoriai"
	],
	"Mentors you write to see your name.": [
		"Mentoriai, kuriems rašote, mato jūsų vardą ir pavardę."
	],
	"Mentorship process": [
		"Mentorystės eiga"
	],
	"Menu": [
		"Meniu"
	],
	"Message": [
		"Žinutė"
	],
	"Message sent": [
		"Laiškas išsiųstas"
	],
	"Message text": [
		"Žinutės tekstas"
	],
	"Message to a mentor": [
		"Žinutė mentoriui"
	],
	"Message was sent successfully": [
		"Žinutė išsiųsta"
	],
	"Messages": [
		"Žinutės"
	],
	"Messages and plans stay with those you wrote to.": [
		"Žinutės ir planai lieka tiems, kam rašėte."
	],
	"Messages of the conversation": [
		"Pokalbio žinutės"
	],
	"Messages received": [
		"Gautos žinutės"
	],
	"Messages sent": [
		"Išsiųstos žinutės"
	],
	"Messages to mentors are sent by founders.": [
		"Mentoriams rašo įkūrėjai."
	],
	"Messages you sent": [
		"Jūsų išsiųstos žinutės"
	],
	"Messages you sent by month": [
		"Jūsų išsiųstos žinutės pagal mėnesius"
	],
	"Month": [
		"Mėnuo"
	],
	"More": [
		"Daugiau"
	],
	"More could not be loaded. Check your connection and try again.": [
		"Daugiau įkelti nepavyko. Patikrinkite ryšį ir bandykite dar kartą."
	],
	"More stories": [
		"Daugiau istorijų"
	],
	"My plans": [
		"Mano planai"
	],
	"Name, address, profile and files are removed for good. What you wrote to others stays with them without your name.": [
		"Vardas, adresas, profilis ir failai pašalinami visam laikui. Ką parašėte kitiems, lieka jiems be jūsų vardo."
	],
	"New action plan": [
		"Naujas veiksmų planas"
	],
	"New messages": [
		"Naujos žinutės"
	],
	"New messages cannot be loaded at the moment. The portal tries again by itself.": [
		"Šiuo metu naujų žinučių įkelti nepavyksta. Portalas netrukus bandys dar kartą."
	],
	"New password": [
		"Naujas slaptažodis"
	],
	"Next deadline:": [
		"Artimiausias terminas:"
	],
	"Next mentors": [
		"Kiti mentoriai iš eilės"
	],
	"Next page": [
		"Kitas puslapis"
	],
	"Next picture": [
		"Kita nuotrauka"
	],
	"No": [
		"Ne"
	],
	"No account yet?": [
		"Dar neturite paskyros?"
	],
	"No mentors found": [
		"Mentorių nerasta"
	],
	"No messages": [
		"Žinučių dar nėra"
	],
	"No one has viewed your profile yet": [
		"Jūsų profilio dar niekas neperžiūrėjo"
	],
	"No places available": [
		"Laisvų vietų nėra"
	],
	"No plans": [
		"Planų dar nėra"
	],
	"No plans found": [
		"Planų nerasta"
	],
	"No plans received": [
		"Planų dar negavote"
	],
	"No ratings yet": [
		"Įvertinimų dar nėra"
	],
	"No upcoming events.": [
		"Artimiausių renginių nėra."
	],
	"None of the mentors you have written to has this name.": [
		"Tarp mentorių, su kuriais susirašėte, tokio vardo nėra."
	],
	"Nothing that you send from here is kept.": [
		"Kas siunčiama iš čia, neišsaugoma."
	],
	"Nothing was found according to the selected criteria": [
		"Pagal pasirinktus kriterijus nieko nerasta"
	],
	"Notifications": [
		"Pranešimai"
	],
	"Once you mark the whole plan as done, the founder can no longer edit it.": [
		"Pažymėjus visą planą kaip įvykdytą, įkūrėjas jo redaguoti nebegalės."
	],
	"One conversation can save half a year of mistakes.": [
		"Vienas pokalbis gali sutaupyti pusę metų klaidų."
	],
	"One more step": [
		"Dar vienas žingsnis"
	],
	"One more step: confirm below that you are a person.": [
		"Dar vienas žingsnis: žemiau patvirtinkite, kad esate žmogus."
	],
	"One or two sentences: what you want to reach and by when.": [
		"Vienas ar du sakiniai: ką norite pasiekti ir iki kada."
	],
	"Only founders write reviews": [
		"Atsiliepimus rašo tik įkūrėjai"
	],
	"Only founders write to mentors first": [
		"Pirmi mentoriams rašo tik įkūrėjai"
	],
	"Only you and the staff of the portal can open these files.": [
		"Šiuos failus galite atverti tik jūs ir portalo darbuotojai."
	],
	"Open picture %1$d of %2$d %3$s": [
		"Atidaryti nuotrauką %1$d iš %2$d %3$s"
	],
	"Open plan": [
		"Atidaryti planą"
	],
	"Open plan no. %d": [
		"Atidaryti planą nr. %d"
	],
	"Open profile": [
		"Atverti profilį"
	],
	"Open the conversation": [
		"Atverti pokalbį"
	],
	"Open the link that we sent to your email address.": [
		"Atverkite nuorodą, kurią išsiuntėme jūsų el. pašto adresu."
	],
	"Open this page by the link in our message": [
		"Atverkite šį puslapį iš laiške gautos nuorodos"
	],
	"Opening…": [
		"Atidaroma…"
	],
	"Other devices have been logged out.": [
		"Kiti jūsų seansai nutraukti."
	],
	"Other events": [
		"Kiti renginiai"
	],
	"Other mentors": [
		"Kiti mentoriai"
	],
	"Other stories": [
		"Kitos istorijos"
	],
	"Other ways to log in": [
		"Kiti prisijungimo būdai"
	],
	"Outlook": [
		"„Outlook“"
	],
	"Overdue": [
		"Vėluoja"
	],
	"PDF, DOC, DOCX or ODT, up to 5 MB each, five files": [
		"PDF, DOC, DOCX arba ODT, kiekvienas iki 5 MB, penki failai"
	],
	"Page %1$d of %2$d": [
		"%1$d puslapis iš %2$d"
	],
	"Page %d": [
		"%d puslapis"
	],
	"Pages": [
		"Puslapiai"
	],
	"Passed %s": [
		"Įvyko %s"
	],
	"Password": [
		"Slaptažodis"
	],
	"Password was changed, log in again": [
		"Slaptažodis pakeistas, prisijunkite iš naujo"
	],
	"Past events": [
		"Praėję renginiai"
	],
	"Period": [
		"Laikotarpis"
	],
	"Phone number": [
		"Telefono numeris"
	],
	"Photo": [
		"Nuotrauka"
	],
	"Picture gallery": [
		"Nuotraukų galerija"
	],
	"Pictures": [
		"Paveikslėliai"
	],
	"Place": [
		"Vieta"
	],
	"Plan no.": [
		"Plano nr."
	],
	"Plan no. %d": [
		"Planas Nr. %d"
	],
	"Plan steps completed": [
		"Įvykdyti planų žingsniai"
	],
	"Plans that founders have sent you. Open them, talk them over and follow how they go.": [
		"Planai, kuriuos jums atsiuntė įkūrėjai. Atsidarykite, aptarkite ir sekite eigą."
	],
	"Plans that you send to mentors appear here.": [
		"Čia atsiras mentoriams išsiųsti planai."
	],
	"Position and company": [
		"Pareigos ir įmonė"
	],
	"Position and company in English": [
		"Pareigos ir įmonė anglų kalba"
	],
	"Position of the photo": [
		"Nuotraukos padėtis"
	],
	"Position the photo": [
		"Nustatyti nuotraukos padėtį"
	],
	"Postponed": [
		"Nukeltas"
	],
	"Preview": [
		"Peržiūra"
	],
	"Previous mentors": [
		"Ankstesni mentoriai"
	],
	"Previous page": [
		"Ankstesnis puslapis"
	],
	"Previous picture": [
		"Ankstesnė nuotrauka"
	],
	"Print": [
		"Spausdinti"
	],
	"Privacy policy": [
		"Privatumo politika"
	],
	"Profile": [
		"Profilis"
	],
	"Profile views": [
		"Profilio peržiūros"
	],
	"Progress of the survey": [
		"Apklausos eiga"
	],
	"Publish the review": [
		"Paskelbti atsiliepimą"
	],
	"Question %d": [
		"%d klausimas"
	],
	"Questions you need help with": [
		"Klausimai, kuriais reikalinga pagalba"
	],
	"Read and agree, and your account is ready to use.": [
		"Perskaitykite, sutikite ir galėsite naudotis paskyra."
	],
	"Read more": [
		"Plačiau"
	],
	"Received action plans": [
		"Gauti veiksmų planai"
	],
	"Register": [
		"Registruotis"
	],
	"Register for the event": [
		"Registruotis į renginį"
	],
	"Register with %s": [
		"Registruotis su „%s“"
	],
	"Registering…": [
		"Registruojama…"
	],
	"Remove photo": [
		"Pašalinti nuotrauką"
	],
	"Remove the photo?": [
		"Pašalinti nuotrauką?"
	],
	"Repeat the password": [
		"Pakartokite slaptažodį"
	],
	"Results": [
		"Rezultatai"
	],
	"Review sent successfully": [
		"Atsiliepimas išsiųstas"
	],
	"Reviews": [
		"Atsiliepimai"
	],
	"Reviews are written by founders who have been in contact with the mentor on this portal.": [
		"Atsiliepimus rašo įkūrėjai, kurie bendravo su mentoriumi šiame portale."
	],
	"Reviews are written by founders who have been in contact with the mentor.": [
		"Atsiliepimus rašo įkūrėjai, kurie bendravo su mentoriumi."
	],
	"Save": [
		"Išsaugoti"
	],
	"Save and send to the mentor": [
		"Išsaugoti ir siųsti mentoriui"
	],
	"Save photo": [
		"Išsaugoti nuotrauką"
	],
	"Save profile": [
		"Išsaugoti profilį"
	],
	"Save the review": [
		"Išsaugoti atsiliepimą"
	],
	"Saved": [
		"Išsaugota"
	],
	"Saving…": [
		"Išsaugoma…"
	],
	"Search by author, goal or number": [
		"Ieškoti pagal autorių, tikslą ar numerį"
	],
	"Search by keyword": [
		"Paieška pagal raktažodį"
	],
	"Search by mentor, goal or number": [
		"Ieškoti pagal mentorių, tikslą ar numerį"
	],
	"Search by name": [
		"Ieškoti pagal vardą"
	],
	"Search plans": [
		"Ieškoti planų"
	],
	"See my page": [
		"Peržiūrėti savo puslapį"
	],
	"See the result": [
		"Žiūrėti rezultatą"
	],
	"Select": [
		"Pasirinkti"
	],
	"Send": [
		"Siųsti"
	],
	"Send a link": [
		"Priminti"
	],
	"Send answers": [
		"Siųsti atsakymus"
	],
	"Send message": [
		"Siųsti žinutę"
	],
	"Send the confirmation again": [
		"Siųsti patvirtinimą dar kartą"
	],
	"Sending…": [
		"Siunčiama…"
	],
	"Server error": [
		"Serverio klaida"
	],
	"Share": [
		"Pasidalyti"
	],
	"Share on %s": [
		"Dalytis per „%s“"
	],
	"Share the story": [
		"Pasidalyti istorija"
	],
	"Shorten by %s character": [
		"Sutrumpinkite %s simboliu",
		"Sutrumpinkite %s simboliais",
		"Sutrumpinkite %s simbolių"
	],
	"Show all events": [
		"Rodyti visus renginius"
	],
	"Show all mentors": [
		"Rodyti visus mentorius"
	],
	"Show more": [
		"Rodyti daugiau"
	],
	"Show on the map": [
		"Rodyti žemėlapyje"
	],
	"Show password": [
		"Rodyti slaptažodį"
	],
	"Show the table": [
		"Rodyti lentelę"
	],
	"Showing %1$s of %2$s": [
		"Rodoma %1$s iš %2$s"
	],
	"Signing in this way did not work. Try again.": [
		"Šiuo būdu prisijungti nepavyko. Bandykite dar kartą."
	],
	"Signing in with %s did not work. Try again.": [
		"Prisijungti su „%s“ nepavyko. Bandykite dar kartą."
	],
	"Size": [
		"Dydis"
	],
	"Skip to content": [
		"Pereiti prie turinio"
	],
	"Sorry we cannot find any results": [
		"Deja, nieko neradome"
	],
	"Speaker": [
		"Pranešėjas"
	],
	"Speakers": [
		"Pranešėjai"
	],
	"Starts": [
		"Pradžia"
	],
	"Stay": [
		"Likti"
	],
	"Steps": [
		"Etapai"
	],
	"Still missing:": [
		"Dar trūksta:"
	],
	"Subject": [
		"Tema"
	],
	"Subscribe to the calendar": [
		"Prenumeruoti kalendorių"
	],
	"Success stories": [
		"Sėkmės istorijos"
	],
	"Survey": [
		"Apklausa"
	],
	"Survey link no longer exists": [
		"Apklausos nuoroda nebegalioja"
	],
	"Take %s off the list": [
		"Pašalinti %s iš sąrašo"
	],
	"Take the saved text": [
		"Imti išsaugotą tekstą"
	],
	"Tell me by e-mail about messages I have not read": [
		"Pranešti el. paštu apie neperskaitytas žinutes"
	],
	"Thank you for your answers": [
		"Ačiū už atsakymus"
	],
	"Thank you. There is nothing else to do.": [
		"Ačiū. Daugiau nieko daryti nereikia."
	],
	"The answer will be in your messages. We also tell you by e-mail.": [
		"Atsakymą rasite savo žinutėse. Apie jį pranešime ir el. paštu."
	],
	"The list could not be loaded": [
		"Nepavyko įkelti sąrašo"
	],
	"The message was not sent.": [
		"Žinutė neišsiųsta."
	],
	"The message was not sent. Your text is still here: check your connection and try again.": [
		"Žinutė neišsiųsta. Jūsų tekstas išliko – patikrinkite interneto ryšį ir bandykite dar kartą."
	],
	"The more specific, the better.": [
		"Kuo konkrečiau, tuo geriau."
	],
	"The page will appear here when the agency confirms it.": [
		"Puslapis čia atsiras, kai jį patvirtins agentūra."
	],
	"The password is changed": [
		"Slaptažodis pakeistas"
	],
	"The passwords do not match": [
		"Slaptažodžiai nesutampa"
	],
	"The photo is being uploaded": [
		"Nuotrauka įkeliama"
	],
	"The photo is removed": [
		"Nuotrauka pašalinta"
	],
	"The photo is saved": [
		"Nuotrauka išsaugota"
	],
	"The plan is saved and sent to the mentor": [
		"Planas išsaugotas ir išsiųstas mentoriui"
	],
	"The plan is updated": [
		"Planas atnaujintas"
	],
	"The plan was not saved": [
		"Plano išsaugoti nepavyko"
	],
	"The profile could not be loaded": [
		"Profilio įkelti nepavyko"
	],
	"The review was not sent. Your text is still here: check your connection and try again.": [
		"Atsiliepimas neišsiųstas. Tekstas liko čia: patikrinkite ryšį ir bandykite dar kartą."
	],
	"The robot check could not be loaded. Switch off what blocks scripts on this page, or try again in a minute.": [
		"Nepavyko įkelti robotų patikros. Išjunkite, kas šiame puslapyje blokuoja programas, arba bandykite po minutės."
	],
	"The settings could not be loaded": [
		"Nepavyko įkelti nustatymų"
	],
	"The step is saved": [
		"Žingsnis išsaugotas"
	],
	"The step was not saved": [
		"Žingsnio išsaugoti nepavyko"
	],
	"The time for answers may be over, or a part of the link is missing. Open it again from the email.": [
		"Galbūt baigėsi laikas atsakyti arba nukopijuota ne visa nuoroda. Atverkite ją dar kartą iš laiško."
	],
	"Then the mentor knows whom to answer.": [
		"Taip mentorius žinos, kam atsakyti."
	],
	"There are no stories on this page": [
		"Šiame puslapyje istorijų nėra"
	],
	"There are no stories yet": [
		"Istorijų dar nėra"
	],
	"There are unsaved changes": [
		"Yra neišsaugotų pakeitimų"
	],
	"There is an account with this email address, but it does not use this way of signing in.": [
		"Paskyra su šiuo el. pašto adresu yra, bet taip prie jos neprisijungiama."
	],
	"There is no such page, or it has moved. Check the address or go back to the start.": [
		"Tokio puslapio nėra arba jis perkeltas. Patikrinkite adresą arba grįžkite į pradžią."
	],
	"They have reached us and help us make mentoring better.": [
		"Juos gavome, jie padės gerinti mentorystę."
	],
	"This account is not a founder’s.": [
		"Tai ne įkūrėjo paskyra."
	],
	"This account there is connected to another account here, or you have connected another one already.": [
		"Ši išorinė paskyra susieta su kita portalo paskyra arba jau esate susieję kitą."
	],
	"This conversation does not exist": [
		"Tokio pokalbio nėra"
	],
	"This could not be loaded": [
		"Nepavyko įkelti"
	],
	"This device": [
		"Šis įrenginys"
	],
	"This event is cancelled": [
		"Šis renginys atšauktas"
	],
	"This event is postponed": [
		"Šis renginys nukeltas"
	],
	"This is how founders will see you. The more specific the description, the better the questions you will get.": [
		"Taip jus matys įkūrėjai. Kuo konkretesnis aprašymas, tuo tikslesnių klausimų sulauksite."
	],
	"This is too long": [
		"Sutrumpinkite tekstą"
	],
	"This mentor is no longer here.": [
		"Šio mentoriaus čia nebėra."
	],
	"This mentor takes no new requests at the moment": [
		"Mentorius šiuo metu nepriima naujų užklausų"
	],
	"This part could not be loaded. Check your connection and try again.": [
		"Šios dalies įkelti nepavyko. Patikrinkite ryšį ir bandykite dar kartą."
	],
	"This password is too common. Choose another one.": [
		"Šį slaptažodį renkasi per daug žmonių. Sugalvokite kitą."
	],
	"This step was changed elsewhere meanwhile": [
		"Šis žingsnis tuo metu buvo pakeistas kitur"
	],
	"This text has not been translated into English yet. Here it is in Lithuanian.": [
		"Šis tekstas dar neišverstas į anglų kalbą. Pateikiame jį lietuviškai."
	],
	"This text has not been translated into Lithuanian yet. Here it is in English.": [
		"Šis tekstas dar neišverstas į lietuvių kalbą. Pateikiame jį angliškai."
	],
	"This was not saved. Try again.": [
		"Išsaugoti nepavyko. Bandykite dar kartą."
	],
	"Tick this box to agree": [
		"Pažymėkite, kad sutinkate"
	],
	"To perform this action you need log in": [
		"Norėdami atlikti šį veiksmą, prisijunkite"
	],
	"Topic": [
		"Tema"
	],
	"Town": [
		"Miestas"
	],
	"Try a name, a word of the goal or the exact number of the plan.": [
		"Įrašykite vardą, tikslo žodį arba tikslų plano numerį."
	],
	"Try again": [
		"Bandyti dar kartą"
	],
	"Try another word or choose fewer fields.": [
		"Įrašykite kitą žodį arba pasirinkite mažiau sričių."
	],
	"Type your email address to confirm": [
		"Patvirtinkite: įrašykite savo el. pašto adresą"
	],
	"Unknown browser": [
		"Nežinoma naršyklė"
	],
	"Unread:": [
		"Neperskaityta:"
	],
	"Upcoming": [
		"Artimiausi"
	],
	"Upcoming events": [
		"Artimiausi renginiai"
	],
	"Uploaded: %s": [
		"Įkelta: %s"
	],
	"Uploading, %s": [
		"Įkeliama, %s"
	],
	"User": [
		"Naudotojas"
	],
	"View": [
		"Peržiūrėti"
	],
	"Views": [
		"Peržiūros"
	],
	"Views of your profile": [
		"Jūsų profilio peržiūros"
	],
	"Views of your profile by month": [
		"Jūsų profilio peržiūros pagal mėnesius"
	],
	"Wait a little and try again.": [
		"Šiek tiek palaukite ir bandykite dar kartą."
	],
	"We could not get your email address.": [
		"Nepavyko gauti jūsų el. pašto adreso."
	],
	"We count visits to learn which pages are useful. You can decline.": [
		"Skaičiuojame apsilankymus, kad žinotume, kurie puslapiai naudingi. Galite atsisakyti."
	],
	"We sent you a link to choose a new password.": [
		"Išsiuntėme nuorodą naujam slaptažodžiui susikurti."
	],
	"We will send a mail with a link: the request counts once you confirm it.": [
		"Išsiųsime laišką su nuoroda: prašymas galioja, kai jį patvirtinate."
	],
	"We will write to you when it is approved. Until then you can go on editing it.": [
		"Kai profilį patvirtinsime, jums parašysime. Iki tol galite jį taisyti."
	],
	"We would like to count visits to learn which pages are useful. Nothing is loaded until you agree.": [
		"Norėtume skaičiuoti apsilankymus, kad žinotume, kurie puslapiai naudingi. Kol nesutinkate, niekas neįkeliama."
	],
	"We wrote to: %s": [
		"Laišką išsiuntėme adresu: %s"
	],
	"Week": [
		"Savaitė"
	],
	"What do you make, or what services do you offer?": [
		"Ką gaminate ar kokias paslaugas teikiate?"
	],
	"What question are you looking to solve?": [
		"Kokio klausimo sprendimo ieškote?"
	],
	"What you have written in this row will be gone.": [
		"Tai, ką įrašėte šioje eilutėje, dings."
	],
	"What you have written is still here.": [
		"Tai, ką įrašėte, liko čia."
	],
	"What you typed is still below. Save again to put it in the place of what is saved now:": [
		"Tai, ką įrašėte, liko žemiau. Išsaugokite dar kartą, jei norite tuo pakeisti dabar išsaugotą tekstą:"
	],
	"When a founder sends you an action plan, it appears here.": [
		"Kai įkūrėjas atsiųs jums veiksmų planą, jis atsiras čia."
	],
	"When a founder writes to you, the conversation appears here.": [
		"Kai jums parašys įkūrėjas, pokalbis atsiras čia."
	],
	"When there are as many, new ones cannot write to you. Leave empty for no maximum of your own.": [
		"Kai tiek susirenka, nauji įkūrėjai jums parašyti negali. Jei savo ribos nenorite, palikite tuščią."
	],
	"Where you are logged in": [
		"Kur esate prisijungę"
	],
	"Whom can you help, and with what?": [
		"Kam ir kuo galite padėti?"
	],
	"Write a comment": [
		"Įrašykite komentarą"
	],
	"Write a review": [
		"Palikti atsiliepimą"
	],
	"Write the date as yyyy-mm-dd": [
		"Datą rašykite taip: mmmm-mm-dd"
	],
	"Write to the mentor": [
		"Parašyti mentoriui"
	],
	"Write to the mentor first": [
		"Pirmiausia parašykite mentoriui"
	],
	"Write your answer": [
		"Parašykite atsakymą"
	],
	"Wrong email address or password": [
		"Neteisingas el. pašto adresas arba slaptažodis"
	],
	"Wrong password": [
		"Neteisingas slaptažodis"
	],
	"Year": [
		"Metai"
	],
	"Year the business was registered": [
		"Įmonės veiklos registracijos metai"
	],
	"Yes": [
		"Taip"
	],
	"You": [
		"Jūs"
	],
	"You are logged in as a mentor: answer founders in your messages.": [
		"Esate mentoriaus paskyroje – įkūrėjams atsakykite savo žinutėse."
	],
	"You are offline. What you see may be out of date.": [
		"Nėra interneto ryšio. Rodomi duomenys gali būti pasenę."
	],
	"You are still here": [
		"Paskyra neuždaryta"
	],
	"You can also log in or register with your email.": [
		"Prisijungti ar registruotis galite ir el. paštu."
	],
	"You can choose among mentors you have already written to.": [
		"Galite rinktis iš mentorių, su kuriais jau susirašėte."
	],
	"You can keep %d files. Delete one to add another.": [
		"Galite laikyti iki %d failų. Ištrinkite vieną, kad pridėtumėte kitą."
	],
	"You can write to mentors": [
		"Galite rašyti mentoriams"
	],
	"You have already answered this survey": [
		"Į šią apklausą jau atsakėte"
	],
	"You have marked this plan as done.": [
		"Šį planą jau pažymėjote kaip įvykdytą."
	],
	"You logged in a while ago: enter your current password too.": [
		"Prisijungėte jau seniau, todėl įrašykite ir dabartinį slaptažodį."
	],
	"You logged in a while ago: log out, log in again and connect within ten minutes.": [
		"Prisijungėte jau seniai: atsijunkite, prisijunkite iš naujo ir susiekite per dešimt minučių."
	],
	"You will be logged out on all devices, on this one too.": [
		"Būsite atjungti visuose įrenginiuose, šiame taip pat."
	],
	"You will no longer be able to log in this way.": [
		"Šiuo būdu prisijungti nebegalėsite."
	],
	"Your account has no password yet. Set one within ten minutes of logging in.": [
		"Paskyra dar neturi slaptažodžio. Susikurkite jį per dešimt minučių nuo prisijungimo."
	],
	"Your account is closed": [
		"Jūsų paskyra uždaryta"
	],
	"Your account is closed and nobody finds your profile any more. You will not be able to log in.": [
		"Paskyra uždaroma ir jūsų profilio niekas neberanda. Prisijungti nebegalėsite."
	],
	"Your account is not confirmed yet": [
		"Jūsų paskyra dar nepatvirtinta"
	],
	"Your account is paused": [
		"Jūsų paskyra sustabdyta"
	],
	"Your activity": [
		"Jūsų aktyvumas"
	],
	"Your answers are still here: check your connection and try again.": [
		"Jūsų atsakymai išliko: patikrinkite ryšį ir bandykite dar kartą."
	],
	"Your browser asks sites not to track you (Global Privacy Control), so visits are not counted.": [
		"Jūsų naršyklė prašo nesekti (Global Privacy Control), todėl apsilankymai neskaičiuojami."
	],
	"Your data": [
		"Jūsų duomenys"
	],
	"Your data are kept as the privacy policy says. To have them erased, ask for it under “Your data” first.": [
		"Duomenys saugomi taip, kaip nurodyta privatumo politikoje. Jei norite juos ištrinti, pirmiausia to prašykite skiltyje „Jūsų duomenys“."
	],
	"Your email address is confirmed.": [
		"El. pašto adresas patvirtintas."
	],
	"Your profile": [
		"Jūsų profilis"
	],
	"Your profile disappears from lists and search at once, and you are logged out.": [
		"Profilis iškart dingsta iš sąrašų ir paieškos, o jūs atjungiami."
	],
	"Your profile is being reviewed": [
		"Jūsų profilis peržiūrimas"
	],
	"Your profile is not public yet": [
		"Jūsų profilis dar neviešas"
	],
	"Your profile is public": [
		"Jūsų profilis viešas"
	],
	"Your profile was returned for changes": [
		"Jūsų profilis grąžintas taisyti"
	],
	"Your review": [
		"Jūsų atsiliepimas"
	],
	"Your review is hidden": [
		"Jūsų atsiliepimas paslėptas"
	],
	"Your review waits for approval": [
		"Jūsų atsiliepimas laukia patvirtinimo"
	],
	"Your session has ended. Log in again.": [
		"Seansas baigėsi. Prisijunkite iš naujo."
	],
	"Your visits are counted now.": [
		"Dabar jūsų apsilankymai skaičiuojami."
	],
	"Your visits are not counted now.": [
		"Dabar jūsų apsilankymai neskaičiuojami."
	],
	"Zoom in": [
		"Didinti"
	],
	"Zoom out": [
		"Mažinti"
	],
	"and %d more": [
		"ir dar %d",
		"ir dar %d",
		"ir dar %d"
	],
	"choose them": [
		"pasirinkite"
	],
	"done": [
		"įvykdyta"
	],
	"iCal (Apple)": [
		"„iCal“ („Apple“)"
	],
	"in %s conversation": [
		"%s pokalbyje",
		"%s pokalbiuose",
		"%s pokalbių"
	],
	"in 12 months": [
		"per 12 mėn."
	],
	"in 30 days": [
		"per 30 dienų"
	],
	"in 6 months": [
		"per 6 mėn."
	],
	"or": [
		"arba"
	],
	"or by email": [
		"arba el. paštu"
	],
	"out of 5": [
		"iš 5"
	],
	"picture": [
		"nuotrauka"
	],
	"pictures": [
		"nuotraukos"
	],
	"something is unread": [
		"yra neperžiūrėtų"
	],
	"the agency is working on it": [
		"agentūra jį vykdo"
	],
	"the conversation “%s”": [
		"pokalbį „%s“"
	],
	"unread": [
		"neperskaityta"
	],
	"was not confirmed in time, ask again": [
		"laiku nepatvirtinta, prašykite iš naujo"
	],
	"we sent you a mail, confirm the request in it": [
		"išsiuntėme jums laišką, patvirtinkite prašymą jame"
	],
	"yyyy-mm-dd": [
		"mmmm-mm-dd"
	],
	"{index} of {total}": [
		"{index} iš {total}"
	],
	"“LinkedIn” profile": [
		"„LinkedIn“ profilis"
	],
	"about an event\u0004More": [
		"Plačiau"
	],
	"of a step\u0004Status": [
		"Statusas"
	],
	"picture 2 of 7\u0004of": [
		"iš"
	],
	"rating\u0004Average": [
		"Vidutiniškai"
	],
	"rating\u0004Bad": [
		"Blogai"
	],
	"rating\u0004Excellent": [
		"Puikiai"
	],
	"rating\u0004Good": [
		"Gerai"
	],
	"rating\u0004Poor": [
		"Prastai"
	],
	"status of a plan\u0004Active": [
		"Aktyvus"
	],
	"status of a plan\u0004Finished": [
		"Baigtas"
	],
	"status of a step\u0004Done": [
		"Įvykdytas"
	],
	"status of a step\u0004In progress": [
		"Vykdomas"
	]
}, 'mentoriai-portal' );
